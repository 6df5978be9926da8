import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const storedMail = z.object({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  language: z.enum(['en', 'ru']),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});

export type StoredMail = z.output<typeof storedMail>;

/** `20261121T103034123Z-new-device-…`: sorts by time, and ends in the mail's id. */
const namePattern = /^\d{8}T\d{9}Z-([a-z0-9][a-z0-9.-]{0,99})$/;
const newest = 200;

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');
export const mailName = (sentAt: Date, id: string) => `${sentAt.toISOString().replaceAll(/[-:.]/g, '')}-${id}`;
export const idOfMailName = (name: string) => namePattern.exec(name)?.[1];

export async function listMails(dataDir: string): Promise<StoredMail[]> {
  const files = await readdir(outboxFolder(dataDir)).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const latest = names.toSorted().slice(-newest).toReversed();
  const mails = await Promise.all(latest.map((name) => readMail(dataDir, name)));
  return mails.filter((mail) => mail !== null);
}

export async function readMail(dataDir: string, name: string): Promise<StoredMail | null> {
  if (!namePattern.test(name)) return null;
  const text = await readFile(join(outboxFolder(dataDir), `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : storedMail.parse(JSON.parse(text));
}

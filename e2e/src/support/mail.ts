import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What the demo keeps in a folder instead of sending it, the oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const folder = join(process.env['SERI_E2E_DATA_DIR'] ?? 'data', 'outbox');
  // The first mail makes it.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((name) => name.endsWith('.json')).toSorted();
  const mails = await Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => JSON.parse(mail) as Mail).filter(({ to }) => to === address);
}

/** Waits for the newest mail of this subject, and hands it over. */
export async function mailOf(address: string, subject: string): Promise<Mail> {
  const find = async () => (await mailsTo(address)).findLast((mail) => mail.subject === subject);
  await expect.poll(find, { message: `no mail “${subject}” to ${address}` }).toBeDefined();
  return (await find()) ?? { to: address, subject, text: '' };
}

/** The path that a mail's link leads to, on whatever address the portal stands. */
export function linkIn({ text }: Mail, path: string): string {
  const found = new RegExp(`https?://[^/\\s]+(${path}\\?token=[\\w-]+)`).exec(text)?.[1];
  expect(found, `no link to ${path} in: ${text}`).toBeDefined();
  return found ?? '';
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
}

/** The demonstration stores mails in a folder instead of sending them; the oldest first. */
async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const folder = join(process.env['SERI_E2E_DATA_DIR'] ?? 'data', 'outbox');
  // The folder is created with the first mail.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((name) => name.endsWith('.json')).toSorted();
  const mails = await Promise.all(names.map(async (name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => JSON.parse(mail) as ReceivedMail).filter(({ to }) => to === address);
}

/** Waits for the newest mail with this subject. */
export async function mailOf(address: string, subject: RegExp | string): Promise<ReceivedMail> {
  const isMeant = (mail: ReceivedMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
  const find = async () => (await mailsTo(address)).findLast(isMeant);
  await expect.poll(find, { message: `no mail “${subject}” to ${address}` }).toBeDefined();
  return (await find()) ?? { to: address, subject: String(subject), text: '' };
}

/** The path of a mail's link, without the portal's own address. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const found = new RegExp(`https?://[^/\\s]+(${path}\\?token=[\\w-]+)`).exec(text)?.[1];
  expect(found, `no link to ${path} in: ${text}`).toBeDefined();
  return found ?? '';
}

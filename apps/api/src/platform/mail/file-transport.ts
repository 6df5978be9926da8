import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '@seri/domain/time/japan-time';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Mail, MailTransport } from './mail.ts';
import { messageOf } from './message.ts';
import { idOfMailName, mailName, outboxFolder, type StoredMail } from './outbox-reader.ts';

/** Writes the mail as a server would get it (`.eml`) and, beside it, the data of the reader page (`.json`). */
export function fileTransport(dataDir: string, from: string, clock: Clock): MailTransport {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true });
  return { deliver, close: () => composer.close() };

  async function deliver(mail: Mail, isInDoubt: boolean): Promise<void> {
    // Mails hold links that sign people in.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const sentAt = clock.now();
    const name = (isInDoubt && (await existingName(mail.id))) || mailName(sentAt, mail.id);
    const { message } = await composer.sendMail(messageOf(mail, from, sentAt));
    const stored: StoredMail = { ...mail, name, from, sentAt: sentAt.toISOString() };
    const letter = join(folder, `${name}.eml`);
    await replace(letter, message);
    try {
      await replace(join(folder, `${name}.json`), JSON.stringify(stored));
    } catch (error) {
      await rm(letter);
      throw error;
    }
  }

  /**
   * A mail that is written again, because its process was killed in between, replaces the first one. Only then is the
   * folder read: after a day of notices that costs more than the mail.
   */
  async function existingName(id: string): Promise<string | undefined> {
    const former = (await readdir(folder)).find(
      (file) => file.endsWith('.eml') && idOfMailName(file.slice(0, -4)) === id,
    );
    return former?.slice(0, -4);
  }
}

async function replace(file: string, contents: string | Buffer | Readable): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
  await writeFile(unfinished, contents, { mode: 0o600 });
  await rename(unfinished, file);
}

/**
 * A folder from before mails were private stays open to all users of the machine. Shut, it hides its files, however open
 * they are themselves.
 */
export function shutMailFolder(dataDir: string, log: Log): void {
  try {
    chmodSync(outboxFolder(dataDir), 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') log.warn({ code }, 'other users may be able to read the mails in the outbox');
  }
}

/** The folder is for looking around, not for keeping. */
export async function trimMailFolder(dataDir: string, before: number): Promise<void> {
  const folder = outboxFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs < before) await rm(file, { force: true });
  }
}

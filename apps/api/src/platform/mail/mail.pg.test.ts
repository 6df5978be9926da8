import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@seri/api/testkit/database';
import { silentLog } from '@seri/api/testkit/silent-log';
import { openTinySmtpServer } from '@seri/api/testkit/tiny-smtp-server';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MailError } from './check-mail.ts';
import { type Mail, openMailer } from './mail.ts';
import { MailUnsure } from './mail-unsure.ts';
import { markMail, settleMail, takeMarkBack } from './mail-attempt.store.ts';
import { unsureMails } from './unsure-mails.read.ts';
import { listMails, readMail } from './outbox-reader.ts';

const database = await openTestDatabase();
const { db } = database;
const smtp = await openTinySmtpServer();
const dataDir = await mkdtemp(join(tmpdir(), 'seri-mail-'));
const plain = { smtpTls: 'optional' } as const;
const clock = { now: () => new Date('2026-11-21T10:30:34.123Z') };

const toFolder = openMailer({
  db,
  clock,
  log: silentLog,
  settings: { ...plain, smtpUrl: undefined, mailFrom: 'Seri <desk@seri.example>', dataDir },
});
const bySmtp = openMailer({
  db,
  clock,
  log: silentLog,
  settings: { ...plain, smtpUrl: smtp.url, mailFrom: 'Seri <desk@seri.example>', dataDir },
});

afterAll(async () => {
  bySmtp.close();
  smtp.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await db.deleteFrom('mail_sent').execute();
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  smtp.messages.length = 0;
  Object.assign(smtp.state, { isRefusing: false, isDroppingAnswers: false });
});

const mail = (id: string, changes: Partial<Mail> = {}): Mail => ({
  id,
  to: 'client@demo.seri',
  language: 'ru',
  subject: 'Вход с нового устройства',
  text: 'Здравствуйте',
  html: '<p>Здравствуйте</p>',
  ...changes,
});

test('a mail is sent once, however often its job runs, even at the same time', async () => {
  const attempts = await Promise.allSettled([1, 2, 3].map(() => bySmtp.send(mail('new-device-1'))));
  const sent = attempts.filter((attempt) => attempt.status === 'fulfilled' && attempt.value === 'sent');
  expect(sent).toHaveLength(1);
  expect(await bySmtp.send(mail('new-device-1'))).toBe('sent before');
  expect(smtp.messages).toHaveLength(1);
});

const stateOf = (id: string) =>
  db.selectFrom('mail_sent').select(['doubts', 'is_given_up']).where('id', '=', id).executeTakeFirst();

async function loseAnswer(lost: Mail): Promise<void> {
  smtp.state.isDroppingAnswers = true;
  await expect(bySmtp.send(lost)).rejects.toThrow(MailUnsure);
  smtp.state.isDroppingAnswers = false;
}

describe('R75 a mail that may have left', () => {
  test('is sent again under the same Message-ID if it is vital', async () => {
    await loseAnswer(mail('reset-1', { isVital: true }));
    expect(await bySmtp.send(mail('reset-1', { isVital: true }))).toBe('sent');
    expect(smtp.messages.map((message) => /^Message-ID: .*$/im.exec(message)?.[0])).toEqual([
      'Message-ID: <reset-1@seri.example>',
      'Message-ID: <reset-1@seri.example>',
    ]);
    expect(await stateOf('reset-1')).toEqual({ doubts: 1, is_given_up: false });
  });

  test('stays in doubt when the server refuses it the next time', async () => {
    const vital = mail('reset-4', { isVital: true });
    await loseAnswer(vital);
    smtp.state.isRefusing = true;
    await expect(bySmtp.send(vital)).rejects.toThrow('451');
    smtp.state.isRefusing = false;
    expect(await bySmtp.send(vital)).toBe('sent');
    expect(await stateOf('reset-4')).toEqual({ doubts: 1, is_given_up: false });
  });

  test('is not sent again otherwise, and is counted', async () => {
    await loseAnswer(mail('notice-1'));
    expect(await bySmtp.send(mail('notice-1'))).toBe('given up');
    expect(await bySmtp.send(mail('notice-1'))).toBe('sent before');
    expect(smtp.messages).toHaveLength(1);
    expect(await stateOf('notice-1')).toEqual({ doubts: 1, is_given_up: true });
    const figure = unsureMails(db);
    expect('values' in figure && (await figure.values())).toEqual({ again: 0, given_up: 1 });
  });

  test('is given up and counted if it is no longer wanted', async () => {
    const lost = mail('notice-5', { isVital: true });
    await markMail(db, lost.id, randomUUID(), true);
    await expect(bySmtp.drop(lost.id)).rejects.toThrow('under way');
    await sql`update mail_sent set busy_until = clock_timestamp()`.execute(db);
    await bySmtp.drop(lost.id);
    expect(await stateOf(lost.id)).toEqual({ doubts: 1, is_given_up: true });
    await bySmtp.drop('notice-that-was-never-sent');
    expect(await stateOf('notice-that-was-never-sent')).toBeUndefined();
  });

  test('is left alone while another attempt may be on the wire, and decided when it no longer can', async () => {
    const vital = mail('reset-2', { isVital: true });
    // A killed or frozen process leaves such a mark.
    await markMail(db, vital.id, randomUUID(), true);
    await expect(bySmtp.send(vital)).rejects.toThrow('under way');
    expect(smtp.messages).toHaveLength(0);
    await sql`update mail_sent set busy_until = clock_timestamp()`.execute(db);
    expect(await bySmtp.send(vital)).toBe('sent');
  });

  test('and was taken over is not settled by the attempt that was frozen', async () => {
    const frozen = randomUUID();
    await markMail(db, 'reset-3', frozen, true);
    await sql`update mail_sent set busy_until = clock_timestamp()`.execute(db);
    expect(await markMail(db, 'reset-3', randomUUID(), true)).toEqual({ isMine: true, doubts: 1 });
    expect(await settleMail(db, 'reset-3', frozen)).toBe(false);
    await takeMarkBack(db, 'reset-3', frozen);
    expect(await stateOf('reset-3')).toEqual({ doubts: 1, is_given_up: false });
  });

  test('has not left if no server was reached', async () => {
    const nowhere = openMailer({
      db,
      clock,
      log: silentLog,
      settings: { ...plain, smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'Seri <desk@seri.example>', dataDir },
    });
    await expect(nowhere.send(mail('notice-2'))).rejects.toThrow('ECONNREFUSED');
    expect(await stateOf('notice-2')).toBeUndefined();
  });
});

test('a mail travels only over TLS unless the setting allows otherwise', async () => {
  const strict = openMailer({
    db,
    clock,
    log: silentLog,
    settings: { smtpTls: 'required', smtpUrl: smtp.url, mailFrom: 'Seri <desk@seri.example>', dataDir },
  });
  await expect(strict.send(mail('notice-3'))).rejects.toThrow('STARTTLS');
  expect(smtp.messages).toHaveLength(0);
});

test('a mail that the server refused is not counted as sent: the next attempt sends it', async () => {
  smtp.state.isRefusing = true;
  await expect(bySmtp.send(mail('new-device-2'))).rejects.toThrow('451');
  smtp.state.isRefusing = false;
  expect(await bySmtp.send(mail('new-device-2'))).toBe('sent');
  expect(smtp.messages).toHaveLength(1);
});

test('the Message-ID is derived from the id of the mail', async () => {
  await bySmtp.send(mail('new-device-3'));
  expect(smtp.messages[0]).toMatch(/^Message-ID: <new-device-3@seri\.example>$/im);
});

test('without a mail server a mail is written to the folder, as .eml and for the reader page', async () => {
  await toFolder.send(mail('new-device-4'));
  const [listed] = await listMails(dataDir);
  expect(listed).toMatchObject({ ...mail('new-device-4'), sentAt: '2026-11-21T10:30:34.123Z' });
  expect(await readMail(dataDir, '20261121T103034123Z-new-device-4')).toEqual(listed);
  const outbox = join(dataDir, 'outbox');
  const eml = await readFile(join(dataDir, 'outbox/20261121T103034123Z-new-device-4.eml'), 'utf8');
  expect(eml).toContain('To: client@demo.seri');
  expect(eml).toContain('Content-Language: ru');
  const modes = [outbox, join(outbox, '20261121T103034123Z-new-device-4.eml')].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('a folder from before mails were private is shut at the start, also with a mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seri-open-mail-'));
  const outbox = join(folder, 'outbox');
  await mkdir(outbox);
  for (const smtpUrl of [undefined, smtp.url]) {
    await chmod(outbox, 0o755);
    const settings = { ...plain, smtpUrl, mailFrom: 'desk@seri.example', dataDir: folder };
    openMailer({ db, clock, log: silentLog, settings }).close();
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
  }
  await rm(folder, { recursive: true });
});

test('a mail written again, after its process was killed before the end, replaces the file', async () => {
  const vital = mail('new-device-5', { isVital: true });
  await toFolder.send(vital);
  await sql`update mail_sent set settled_at = null, busy_until = clock_timestamp()`.execute(db);
  const later = { now: () => new Date('2026-11-21T11:00:00Z') };
  const restarted = openMailer({
    db,
    clock: later,
    log: silentLog,
    settings: { ...plain, smtpUrl: undefined, mailFrom: 'Seri <desk@seri.example>', dataDir },
  });
  await restarted.send({ ...vital, text: 'again' });
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
  expect((await listMails(dataDir)).map((each) => each.text)).toEqual(['again']);
});

test('a mail of which only one file could be written leaves none', async () => {
  const name = '20261121T103034123Z-new-device-7';
  // A folder in the place of the file refuses it.
  await mkdir(join(dataDir, 'outbox', `${name}.json`), { recursive: true });
  await expect(toFolder.send(mail('new-device-7'))).rejects.toThrow('EISDIR');
  expect((await readdir(join(dataDir, 'outbox'))).filter((file) => file.endsWith('.eml'))).toEqual([]);
});

test.each<[string, Partial<Mail>]>([
  ['a second line in the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
  ['a bare line feed in the subject', { subject: 'Hello\nBcc: all@example.com' }],
  ['a second line in the receiver', { to: 'client@demo.seri\r\nBcc: all@example.com' }],
  ['a second receiver', { to: 'client@demo.seri, all@example.com' }],
  ['a named receiver', { to: '"x" <client@demo.seri>' }],
  ['an id that would leave the folder', { id: '../../new-device' }],
])('%s is refused and nothing is sent', async (_case, changes) => {
  await expect(toFolder.send(mail('new-device-6', changes))).rejects.toThrow(MailError);
  expect(await listMails(dataDir)).toEqual([]);
});

test('the reader opens nothing outside its folder', async () => {
  expect(await readMail(dataDir, '../20261121T103034123Z-x')).toBeNull();
  expect(await readMail(dataDir, '20261121T103034123Z-never-sent')).toBeNull();
});

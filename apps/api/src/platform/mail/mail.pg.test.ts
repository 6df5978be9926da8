import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@seri/api/testkit/database';
import { openTinySmtpServer } from '@seri/api/testkit/tiny-smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MailError } from './check-mail.ts';
import { type Mail, openMailer } from './mail.ts';
import { listMails, readMail } from './outbox-reader.ts';

const database = await openTestDatabase();
const { db } = database;
const smtp = await openTinySmtpServer();
const dataDir = await mkdtemp(join(tmpdir(), 'seri-mail-'));
const clock = { now: () => new Date('2026-11-21T10:30:34.123Z') };

const toFolder = openMailer({
  db,
  clock,
  settings: { smtpUrl: undefined, mailFrom: 'Seri <desk@seri.example>', dataDir },
});
const bySmtp = openMailer({
  db,
  clock,
  settings: { smtpUrl: smtp.url, mailFrom: 'Seri <desk@seri.example>', dataDir },
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
  const answers = await Promise.all([1, 2, 3].map(() => bySmtp.send(mail('new-device-1'))));
  expect(answers.toSorted()).toEqual(['sent', 'sent before', 'sent before']);
  expect(await bySmtp.send(mail('new-device-1'))).toBe('sent before');
  expect(smtp.messages).toHaveLength(1);
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
  const eml = await readFile(join(dataDir, 'outbox/20261121T103034123Z-new-device-4.eml'), 'utf8');
  expect(eml).toContain('To: client@demo.seri');
  expect(eml).toContain('Content-Language: ru');
});

test('a mail written again, after its first row was lost with its process, replaces the file', async () => {
  await toFolder.send(mail('new-device-5'));
  await db.deleteFrom('mail_sent').execute();
  const later = { now: () => new Date('2026-11-21T11:00:00Z') };
  const restarted = openMailer({
    db,
    clock: later,
    settings: { smtpUrl: undefined, mailFrom: 'Seri <desk@seri.example>', dataDir },
  });
  await restarted.send(mail('new-device-5', { text: 'again' }));
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
  expect((await listMails(dataDir)).map((each) => each.text)).toEqual(['again']);
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

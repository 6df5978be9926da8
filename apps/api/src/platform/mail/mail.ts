import { randomUUID } from 'node:crypto';
import type { Language } from '@seri/domain/common/languages';
import type { Clock } from '@seri/domain/time/japan-time';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { Turns } from '../turns.ts';
import { assertSafeMail } from './check-mail.ts';
import { fileTransport, shutMailFolder } from './file-transport.ts';
import { MailUnsure } from './mail-unsure.ts';
import {
  findMailState,
  giveUpMail,
  leaveUnsure,
  type MailState,
  markMail,
  settleMail,
  takeMarkBack,
} from './mail-attempt.store.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface Mail {
  /** Names the mail, not the attempt: `new-device-…`. A mail is sent once per id. */
  id: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** R75: if nobody knows whether it has left, it is sent again: twice is better than never. */
  isVital?: boolean;
}

export type MailOutcome = 'sent' | 'sent before' | 'given up';

export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
  /** For a mail that is no longer wanted: an earlier attempt may have been lost while it was on its way. */
  drop(id: string): Promise<void>;
  close(): void;
}

export interface MailTransport {
  /**
   * Rejects with MailUnsure if the mail may have left, with any other error if it has not. A mail in doubt may have left
   * in an earlier attempt.
   */
  deliver(mail: Mail, isInDoubt: boolean): Promise<void>;
  close(): void;
}

export interface MailerParts {
  db: Db;
  log: Log;
  clock: Clock;
  settings: Pick<Settings, 'smtpUrl' | 'smtpTls' | 'mailFrom' | 'dataDir'>;
}

/** Mail servers dislike many connections at once. */
const atOnce = 2;

export function openMailer({ db, log, clock, settings }: MailerParts): Mailer {
  const { smtpUrl, smtpTls, mailFrom, dataDir } = settings;
  // Also with a mail server: the folder is from the time before it.
  shutMailFolder(dataDir, log);
  const transport = smtpUrl
    ? smtpTransport({ smtpUrl, smtpTls, mailFrom }, clock)
    : fileTransport(dataDir, mailFrom, clock);
  const turns = new Turns(atOnce);
  return {
    send: async (mail) => {
      assertSafeMail(mail);
      return turns.take(() => sendOnce({ db, log, transport }, mail));
    },
    drop: async (id) => {
      const state = await findMailState(db, id);
      if (state !== undefined) await standAside(db, log, id, state);
    },
    close: () => transport.close(),
  };
}

interface Sending {
  db: Db;
  log: Log;
  transport: MailTransport;
}

/** R75: marks the mail before the wire and settles it after, so that a kill in between is known. */
async function sendOnce({ db, log, transport }: Sending, mail: Mail): Promise<MailOutcome> {
  const { id, isVital = false } = mail;
  const attempt = randomUUID();
  const mark = await markMail(db, id, attempt, isVital);
  if (!mark.isMine) return standAside(db, log, id, mark.state);
  if (mark.doubts > 0) log.warn({ mail: id, doubts: mark.doubts }, 'a mail that may have left is sent again');
  try {
    await transport.deliver(mail, mark.doubts > 0);
  } catch (error) {
    await (error instanceof MailUnsure ? leaveUnsure : takeMarkBack)(db, id, attempt);
    throw error;
  }
  if (!(await settleMail(db, id, attempt)))
    log.warn({ mail: id }, 'a mail left after another attempt had taken it over');
  return 'sent';
}

async function standAside(db: Db, log: Log, id: string, state: MailState): Promise<MailOutcome> {
  if (state === 'settled') return 'sent before';
  // The queue tries again later, when the other attempt is over.
  if (state === 'busy') throw new Error('Another attempt of this mail is under way.');
  await giveUpMail(db, id);
  log.warn({ mail: id }, 'a mail that may have left is not sent again');
  return 'given up';
}

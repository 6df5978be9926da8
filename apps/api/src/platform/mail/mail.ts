import type { Language } from '@seri/domain/common/languages';
import type { Clock } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import { assertSafeMail } from './check-mail.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface Mail {
  /** Names the mail, not the attempt: `new-device-…`. A mail is sent once per id. */
  id: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<'sent' | 'sent before'>;
  close(): void;
}

export interface MailTransport {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerParts {
  db: Db;
  clock: Clock;
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
}

export function openMailer({ db, clock, settings: { smtpUrl, mailFrom, dataDir } }: MailerParts): Mailer {
  const transport = smtpUrl ? smtpTransport(smtpUrl, mailFrom, clock) : fileTransport(dataDir, mailFrom, clock);
  return {
    send: async (mail) => {
      assertSafeMail(mail);
      return sendOnce(db, transport, mail);
    },
    close: () => transport.close(),
  };
}

/**
 * The row is inserted before the mail is sent and committed after it: a concurrent attempt waits for it, and a failed one
 * leaves none. Only a process killed in between sends twice; the file name or the Message-ID shows that.
 */
async function sendOnce(db: Db, transport: MailTransport, mail: Mail): Promise<'sent' | 'sent before'> {
  return db.transaction().execute(async (tx) => {
    // A slow mail server may take longer than other transactions may stay idle.
    await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('mail_sent')
      .values({ id: mail.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return 'sent before';
    await transport.deliver(mail);
    return 'sent';
  });
}

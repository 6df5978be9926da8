import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The Message-ID follows from the id, so that a mail that does leave twice is one mail to its reader's program. */
export function messageOf({ id, to, language, subject, text, html }: Mail, from: string, date: Date): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${from.match(/@([a-z0-9.-]+)/i)?.[1] ?? 'localhost'}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // Content comes as text only: no file and no address is ever read on behalf of a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

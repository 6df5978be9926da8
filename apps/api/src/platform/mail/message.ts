import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The Message-ID is derived from the id, so that a mail program recognises a mail that was sent twice. */
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
    // The content is given as text: nodemailer must never read a file or an address for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

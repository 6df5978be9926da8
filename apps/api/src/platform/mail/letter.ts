import { type Language, languageOf } from '@seri/domain/common/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import { type MailContent, renderMailContent } from './mail-content.ts';

/** Whom a letter is written to; an address yet to be proved says so. */
export interface Reader {
  full_name: string;
  language_id: number | null;
  email_confirmed_at?: Date | null;
}

type Text = (id: MessageId, values?: MessageValues) => string;
type Link = readonly [id: MessageId, href: string];

interface Letter {
  /** A text, or one that says what happened. */
  subject: MessageId | ((text: Text, language: Language) => string);
  paragraphs: (text: Text, language: Language) => readonly (string | readonly string[])[];
  link: Link;
  otherLink?: Link;
}

/** Every letter greets, says what happened, and ends in where to go, in the reader's language. */
export function letterTo(reader: Reader, { subject, paragraphs, link, otherLink }: Letter): MailContent {
  const language = languageOf(reader.language_id) ?? 'en';
  const text: Text = (id, values) => formatMessage(language, id, values);
  const named = ([id, href]: Link) => ({ text: text(id), href });
  return renderMailContent({
    language,
    subject: typeof subject === 'function' ? subject(text, language) : text(subject),
    paragraphs: [greeting(text, reader), ...paragraphs(text, language)],
    link: named(link),
    otherLink: otherLink && named(otherLink),
    footer: text('mail.automatic'),
  });
}

/** A stranger may have registered this address under a name that is a message: it is said once the address is proved. */
function greeting(text: Text, { full_name: name, email_confirmed_at: confirmedAt }: Reader): string {
  return confirmedAt === null ? text('mail.greetingUnnamed') : text('mail.greeting', { name });
}

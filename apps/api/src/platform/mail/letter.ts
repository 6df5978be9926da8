import { type Language, languageOf } from '@seri/domain/common/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import { type MailContent, renderMailContent } from './mail-content.ts';

/** The addressee of a letter. `email_confirmed_at` is null while the address is not confirmed. */
export interface Reader {
  full_name: string;
  language_id: number | null;
  email_confirmed_at?: Date | null;
}

type FormatText = (id: MessageId, values?: MessageValues) => string;
type LetterLink = readonly [id: MessageId, href: string];

interface LetterParts {
  /** A message, or a function for a subject with values. */
  subject: MessageId | ((text: FormatText, language: Language) => string);
  paragraphs: (text: FormatText, language: Language) => readonly (string | readonly string[])[];
  link: LetterLink;
  otherLink?: LetterLink;
}

/** Renders a letter in the reader's language: a greeting, the paragraphs, and a link. */
export function letterTo(reader: Reader, { subject, paragraphs, link, otherLink }: LetterParts): MailContent {
  const language = languageOf(reader.language_id) ?? 'en';
  const text: FormatText = (id, values) => formatMessage(language, id, values);
  const named = ([id, href]: LetterLink) => ({ text: text(id), href });
  return renderMailContent({
    language,
    subject: typeof subject === 'function' ? subject(text, language) : text(subject),
    paragraphs: [greeting(text, reader), ...paragraphs(text, language)],
    link: named(link),
    otherLink: otherLink && named(otherLink),
    footer: text('mail.automatic'),
  });
}

/** A stranger may have registered this address with an abusive text as its name, so an unconfirmed one gets no name. */
function greeting(text: FormatText, { full_name: name, email_confirmed_at: confirmedAt }: Reader): string {
  return confirmedAt === null ? text('mail.greetingUnnamed') : text('mail.greeting', { name });
}

import { type Language, languageOf } from '@seri/domain/common/languages';
import type { MessageId, MessageValues } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import { type MailContent, renderMailContent } from './mail-content.ts';
import { sayWhen } from './say-when.ts';

/** The addressee of a letter. `email_confirmed_at` is null while the address is not confirmed. */
export interface Reader {
  full_name: string;
  language_id: number | null;
  email_confirmed_at?: Date | null;
  /** As its browser reported it last. */
  time_zone?: string | null;
}

/** The company's address and number for questions; the number may be empty. */
export interface MailContact {
  email: string;
  whatsapp: string;
}

export interface LetterTools {
  language: Language;
  text: (id: MessageId, values?: MessageValues) => string;
  /** A time in Japan and in the reader's zone. */
  when: (instant: Date) => string;
}

type LetterLink = readonly [id: MessageId, href: string];

interface LetterParts {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  /** A paragraph, or the lines of one. */
  paragraphs: readonly (string | readonly string[])[];
  link: LetterLink;
  otherLink?: LetterLink | undefined;
}

/** Renders a letter in the reader's language, between a greeting and the company's contact. */
export function letterTo(
  reader: Reader,
  contact: MailContact,
  write: (tools: LetterTools) => LetterParts,
): MailContent {
  const language = languageOf(reader.language_id) ?? 'en';
  const text: LetterTools['text'] = (id, values) => formatMessage(language, id, values);
  const when = (instant: Date) => sayWhen(language, instant, reader.time_zone);
  const { subject, preheader, paragraphs, link, otherLink } = write({ language, text, when });
  const named = ([id, href]: LetterLink) => ({ text: text(id), href });
  return renderMailContent({
    language,
    subject: inOneLine(subject),
    preheader: inOneLine(preheader),
    paragraphs: [greeting(text, reader), ...paragraphs.filter((paragraph) => paragraph.length > 0)],
    link: named(link),
    otherLink: otherLink && named(otherLink),
    footer: [text('mail.automatic'), contactLine(text, contact)],
  });
}

/** A stranger may have registered this address with an abusive text as its name, so an unconfirmed one gets no name. */
function greeting(text: LetterTools['text'], { full_name: name, email_confirmed_at: confirmedAt }: Reader): string {
  return confirmedAt === null ? text('mail.greetingUnnamed') : text('mail.greeting', { name });
}

function contactLine(text: LetterTools['text'], { email, whatsapp: phone }: MailContact): string {
  return phone === '' ? text('mail.contact.email', { email }) : text('mail.contact', { email, phone });
}

const longestLine = 200;

/** Names come from feeds and people, so control characters are removed and the length is limited. */
function inOneLine(line: string): string {
  return line.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, longestLine);
}

import { type Language, languageOf } from '@seri/domain/languages';
import type { MessageId } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import type { Geo } from '../../platform/geo/geo.ts';
import { type MailContent, renderMailContent } from '../../platform/mail/mail-content.ts';
import type { Person } from './account.store.ts';

type Reader = Pick<Person, 'full_name' | 'language_id'> & Partial<Pick<Person, 'email_confirmed_at'>>;
type Text = (id: MessageId, values?: Record<string, string>) => string;
type Link = readonly [id: MessageId, href: string];

interface Letter {
  subject: MessageId;
  paragraphs: (text: Text, language: Language) => readonly (string | readonly string[])[];
  link: Link;
  otherLink?: Link;
}

/** Every letter greets, says what happened, and ends in where to go. */
function letterTo(reader: Reader, { subject, paragraphs, link, otherLink }: Letter): MailContent {
  const language = languageOf(reader.language_id) ?? 'en';
  const text: Text = (id, values) => formatMessage(language, id, values);
  const named = ([id, href]: Link) => ({ text: text(id), href });
  return renderMailContent({
    language,
    subject: text(subject),
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

export function verificationMail(reader: Reader, link: string): MailContent {
  return letterTo(reader, {
    subject: 'mail.verification.subject',
    paragraphs: (text) => [text('mail.verification.text'), text('mail.verification.advice')],
    link: ['mail.verification.open', link],
  });
}

export function takenMail(reader: Reader, links: { signIn: string; forgot: string }): MailContent {
  return letterTo(reader, {
    subject: 'mail.taken.subject',
    paragraphs: (text) => [text('mail.taken.text'), text('mail.taken.advice')],
    link: ['mail.taken.open', links.signIn],
    otherLink: ['mail.taken.forgot', links.forgot],
  });
}

export function resetMail(reader: Reader, link: string): MailContent {
  return letterTo(reader, {
    subject: 'mail.reset.subject',
    paragraphs: (text) => [text('mail.reset.text'), text('mail.reset.advice')],
    link: ['mail.reset.open', link],
  });
}

export function passwordChangedMail(reader: Reader, forgot: string): MailContent {
  return letterTo(reader, {
    subject: 'mail.passwordChanged.subject',
    paragraphs: (text) => [text('mail.passwordChanged.text'), text('mail.passwordChanged.advice')],
    link: ['mail.passwordChanged.open', forgot],
  });
}

interface NewDevice {
  created_at: Date;
  user_agent: string;
  address: string | null;
  place: Awaited<ReturnType<Geo['locate']>>;
  portal: string;
}

export function newDeviceMail(reader: Reader, device: NewDevice): MailContent {
  return letterTo(reader, {
    subject: 'mail.newDevice.subject',
    paragraphs: (text, language) => [
      text('mail.newDevice.text'),
      [
        text('mail.newDevice.when', { when: inJapan(device.created_at, language) }),
        text('mail.newDevice.device', { device: device.user_agent || '—' }),
        text('mail.newDevice.address', { address: addressOf(language, device) }),
      ],
      text('mail.newDevice.advice'),
    ],
    link: ['mail.newDevice.open', device.portal],
  });
}

function inJapan(instant: Date, language: Language): string {
  return instant.toLocaleString(language, { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' });
}

function addressOf(language: Language, { address, place }: NewDevice): string {
  if (place === null) return address ?? '—';
  if (place === 'local network') return `${address} (${formatMessage(language, 'mail.localNetwork')})`;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place.countryCode);
  return `${address} (${[place.city, country].filter(Boolean).join(', ')})`;
}

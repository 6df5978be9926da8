import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Geo } from '../../../platform/geo/geo.ts';
import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

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

import type { Language } from '@seri/domain/common/languages';
import { deviceName } from '@seri/domain/people/device-name';
import { formatMessage } from '@seri/messages/server';
import type { Geo } from '../../../platform/geo/geo.ts';
import { letterTo, type LetterTools, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

export function verificationMail(reader: Reader, contact: MailContact, link: string): MailContent {
  return letterTo(reader, contact, (tools) => ({
    ...plainLetter(tools, 'verification'),
    link: ['mail.verification.open', link],
  }));
}

export function takenMail(
  reader: Reader,
  contact: MailContact,
  links: { signIn: string; forgot: string },
): MailContent {
  return letterTo(reader, contact, (tools) => ({
    ...plainLetter(tools, 'taken'),
    link: ['mail.taken.open', links.signIn],
    otherLink: ['mail.reset.open', links.forgot],
  }));
}

export function resetMail(reader: Reader, contact: MailContact, link: string): MailContent {
  return letterTo(reader, contact, (tools) => ({ ...plainLetter(tools, 'reset'), link: ['mail.reset.open', link] }));
}

export function passwordChangedMail(reader: Reader, contact: MailContact, forgot: string): MailContent {
  return letterTo(reader, contact, (tools) => ({
    ...plainLetter(tools, 'passwordChanged'),
    link: ['mail.reset.open', forgot],
  }));
}

function plainLetter({ text }: LetterTools, mail: 'verification' | 'taken' | 'reset' | 'passwordChanged') {
  return {
    subject: text(`mail.${mail}.subject`),
    preheader: text(`mail.${mail}.preheader`),
    paragraphs: [text(`mail.${mail}.text`), text(`mail.${mail}.advice`)],
  };
}

interface NewDevice {
  created_at: Date;
  user_agent: string;
  address: string | null;
  place: Awaited<ReturnType<Geo['locate']>>;
  changePassword: string;
}

export function newDeviceMail(reader: Reader, contact: MailContact, device: NewDevice): MailContent {
  return letterTo(reader, contact, (tools) => {
    const { text, language, when } = tools;
    const values = { device: deviceText(tools, device), when: when(device.created_at) };
    return {
      subject: text('mail.newDevice.subject'),
      preheader: text('mail.newDevice.preheader', values),
      paragraphs: [
        text('mail.newDevice.text', { ...values, address: addressOf(language, device) }),
        text('mail.newDevice.advice'),
      ],
      link: ['mail.newDevice.open', device.changePassword],
    };
  });
}

function deviceText({ text }: LetterTools, { user_agent: userAgent }: NewDevice): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return text('identity.device', { browser, system });
  return browser ?? system ?? text('identity.device.unknown');
}

function addressOf(language: Language, { address, place }: NewDevice): string {
  if (place === null) return address ?? '—';
  if (place === 'local network') return `${address} (${formatMessage(language, 'mail.localNetwork')})`;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place.countryCode);
  return `${address} (${[place.city, country].filter(Boolean).join(', ')})`;
}

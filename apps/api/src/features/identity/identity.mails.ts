import type { Language } from '@seri/domain/languages';
import type { MessageId } from '@seri/messages/message-id';
import { formatMessage } from '@seri/messages/server';
import type { Geo } from '../../platform/geo/geo.ts';
import { type MailContent, renderMailContent } from '../../platform/mail/mail-content.ts';

interface NewDevice {
  full_name: string;
  created_at: Date;
  user_agent: string;
  address: string | null;
  place: Awaited<ReturnType<Geo['locate']>>;
  portal: string;
}

export function newDeviceMail(language: Language, device: NewDevice): MailContent {
  const text = (id: MessageId, values?: Record<string, string>) => formatMessage(language, id, values);
  const when = device.created_at.toLocaleString(language, {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return renderMailContent({
    language,
    subject: text('mail.newDevice.subject'),
    paragraphs: [
      text('mail.greeting', { name: device.full_name }),
      text('mail.newDevice.text'),
      [
        text('mail.newDevice.when', { when }),
        text('mail.newDevice.device', { device: device.user_agent || '—' }),
        text('mail.newDevice.address', { address: addressOf(language, device) }),
      ],
      text('mail.newDevice.advice'),
    ],
    link: { text: text('mail.newDevice.open'), href: device.portal },
    footer: text('mail.automatic'),
  });
}

function addressOf(language: Language, { address, place }: NewDevice): string {
  if (place === null) return address ?? '—';
  if (place === 'local network') return `${address} (${formatMessage(language, 'mail.localNetwork')})`;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place.countryCode);
  return `${address} (${[place.city, country].filter(Boolean).join(', ')})`;
}

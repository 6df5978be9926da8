import type { Language } from '@seri/domain/languages';
import { formatYen } from '@seri/domain/money';
import { formatMessage } from '@seri/messages/server';
import { type MailContent, renderMailContent } from '../../platform/mail/mail-content.ts';

interface BiddingOpened {
  name: string;
  amount: number;
  portal: string;
}

export function biddingOpenedMail(language: Language, { name, amount, portal }: BiddingOpened): MailContent {
  return renderMailContent({
    language,
    subject: formatMessage(language, 'mail.biddingOpened.subject'),
    paragraphs: [
      formatMessage(language, 'mail.greeting', { name }),
      formatMessage(language, 'mail.biddingOpened.text', { amount: formatYen(amount) }),
    ],
    link: { text: formatMessage(language, 'mail.biddingOpened.open'), href: `${portal}/balance` },
    footer: formatMessage(language, 'mail.automatic'),
  });
}

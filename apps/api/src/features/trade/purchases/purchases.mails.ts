import { formatYen } from '@seri/domain/money/money';
import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { LotNames } from '../../stock/lots/lot-names.query.ts';

export function purchaseMail(
  reader: Reader,
  { lotNo, auctionName, specification }: LotNames,
  { price, total }: { price: number; total: number },
  page: string,
): MailContent {
  return letterTo(reader, {
    subject: (text) => text('mail.purchase.subject', { lot: lotNo }),
    paragraphs: (text) => [
      text('mail.purchase.text'),
      [
        text('mail.notice.lot', { lot: [lotNo, auctionName].filter(Boolean).join(', ') }),
        specification,
        text('mail.purchase.price', { amount: formatYen(price) }),
        text('mail.purchase.total', { amount: formatYen(total) }),
      ],
      text('mail.purchase.transfer'),
    ],
    link: ['mail.purchase.open', page],
  });
}

import { formatYen } from '@seri/domain/money/money';
import { letterTo, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { factsOfLot, type MailedLot } from '../../stock/lots/mailed-lot.query.ts';

export interface MailedPurchase {
  /** A price that is confirmed, charges that were booked after it, or the settlement of a purchase that came to an end. */
  about: 'price' | 'charges' | 'end';
  bidId: number;
  price: number;
  fees: number;
  /** The account's, with the purchase charged to it. */
  balance: number;
  /** Names the account, as any transfer does (R65), and the purchase. */
  reference: string;
  links: { purchase: string; balance: string };
  now: Date;
}

const saidOf = {
  price: { covered: 'purchaseCovered', due: 'purchase' },
  charges: { covered: 'chargesCovered', due: 'charges' },
  end: { covered: 'ended', due: 'ended' },
} as const;

/** R61: what the purchase costs, and the amount that the balance lacks, or that nothing is to be paid. */
export function purchaseMail(
  reader: Reader,
  contact: MailContact,
  lot: MailedLot,
  { about, bidId, price, fees, balance, reference, links, now }: MailedPurchase,
): MailContent {
  const isCovered = balance >= 0;
  const mail = isCovered ? 'purchaseCovered' : 'purchase';
  const said = saidOf[about][isCovered ? 'covered' : 'due'];
  const values = {
    lot: lot.lotNo,
    car: lot.car,
    price: formatYen(price),
    fees: formatYen(fees),
    total: formatYen(price + fees),
    due: formatYen(-balance),
    balance: formatYen(balance),
    reference,
  };
  return letterTo(reader, contact, (tools) => ({
    subject: tools.text(`mail.${said}.subject`, values),
    preheader: tools.text(`mail.${mail}.preheader`, values),
    paragraphs: [
      tools.text(`mail.${said}.text`, values),
      factsOfLot(tools, lot, bidId, now),
      tools.text(about === 'end' && isCovered ? 'mail.ended.next' : `mail.${mail}.next`, values),
    ],
    link: ['mail.open.purchase', links.purchase],
    otherLink: isCovered ? undefined : ['mail.open.balance', links.balance],
  }));
}

import type { NoticeCause } from '@seri/domain/talk/notice-causes';
import type { MessageId } from '@seri/messages/message-id';

/** A sentence about the next step. It is said only if all that it needs is there, such as a deadline that is ahead. */
export interface NextStep {
  say: MessageId;
  needs?: readonly ('cancel' | 'closes' | 'count')[];
  otherwise?: MessageId;
}

export type MailedPlace =
  | 'lot'
  | 'chat'
  | 'write'
  | 'reply'
  | 'similar'
  | 'stock'
  | 'purchase'
  | 'translations'
  | 'settings';

interface BidMailData {
  next: readonly NextStep[];
  /** The preheader ends with the amount that is available to bid. */
  tellsFree?: true;
  open: MailedPlace;
  other?: MailedPlace;
}

const similar: NextStep = { say: 'mail.similar', needs: ['count'] };
const agreed: NextStep = { say: 'mail.placedForYou.next', needs: ['cancel'], otherwise: 'mail.placedForYou.late' };

/** Mails to the client side, whose texts are `mail.<name>.subject`, `.preheader` and `.text`. */
export const bidMails = {
  won: { next: [{ say: 'mail.won.next' }], open: 'lot' },
  wonUnpriced: { next: [{ say: 'mail.wonUnpriced.next' }], open: 'lot' },
  lost: { next: [similar], tellsFree: true, open: 'similar' },
  otherWon: { next: [similar, { say: 'mail.otherWon.next' }], tellsFree: true, open: 'similar' },
  unsold: { next: [{ say: 'mail.unsold.next' }], open: 'write' },
  withdrawn: { next: [similar], tellsFree: true, open: 'similar' },
  accepted: {
    next: [{ say: 'mail.accepted.next', needs: ['cancel', 'closes'] }, { say: 'mail.accepted.result' }],
    open: 'lot',
  },
  declined: {
    next: [{ say: 'mail.declined.next' }, { say: 'mail.declined.closes', needs: ['closes'] }],
    tellsFree: true,
    open: 'chat',
  },
  cancelled: { next: [{ say: 'mail.cancelled.next', needs: ['closes'] }], tellsFree: true, open: 'lot' },
  placedForYou: { next: [agreed], open: 'lot', other: 'chat' },
  changed: { next: [agreed], open: 'lot', other: 'chat' },
  moved: { next: [{ say: 'mail.moved.next', needs: ['closes', 'cancel'] }], open: 'lot' },
  order: { next: [{ say: 'mail.order.next' }], open: 'purchase' },
  orderReleased: { next: [{ say: 'mail.orderReleased.next' }], tellsFree: true, open: 'stock', other: 'chat' },
} as const satisfies Record<string, BidMailData>;
export type BidMail = keyof typeof bidMails;

/** Causes without a mail of their own are mailed with the sentence of their notice. */
export const mailOfCause: Partial<Record<NoticeCause, BidMail>> = {
  placed: 'placedForYou',
  placedAgain: 'placedForYou',
  changed: 'changed',
  accepted: 'accepted',
  declined: 'declined',
  cancelled: 'cancelled',
  groupFull: 'cancelled',
  soldForMore: 'lost',
  notSold: 'unsold',
  lotCancelled: 'withdrawn',
  lotRemoved: 'withdrawn',
  otherWon: 'otherWon',
  won: 'wonUnpriced',
  wonPriced: 'won',
  moved: 'moved',
  orderConfirmed: 'order',
  orderReleased: 'orderReleased',
};

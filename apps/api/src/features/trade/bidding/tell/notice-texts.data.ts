import type { NoticeCause } from '@seri/domain/talk/notice-causes';
import type { NoticeType } from '@seri/domain/talk/notices';
import type { MessageId } from '@seri/messages/message-id';

export type CauseOfBid = Exclude<NoticeCause, 'message' | `translation${string}` | `charge${string}` | `car${string}`>;

/** The sentence for the client, and the one for its dealer, who has not bid itself. */
export const textsOfCause: Readonly<Record<CauseOfBid, readonly [own: MessageId, dealer: MessageId]>> = {
  placed: ['notice.managerNewBid', 'notice.dealer.managerNewBid'],
  placedAgain: ['notice.managerNewBid', 'notice.dealer.managerNewBid'],
  ordered: ['notice.managerOrder', 'notice.dealer.managerOrder'],
  changed: ['notice.managerChangeAmount', 'notice.dealer.managerChangeAmount'],
  review: ['notice.bid.review', 'notice.dealer.bid.review'],
  accepted: ['notice.bid.accepted', 'notice.dealer.bid.accepted'],
  declined: ['notice.bid.declined', 'notice.dealer.bid.declined'],
  cancelled: ['notice.bid.cancelled', 'notice.dealer.bid.cancelled'],
  groupFull: ['notice.bid.groupFull', 'notice.dealer.bid.groupFull'],
  finished: ['notice.managerBidStatus', 'notice.managerUpdateStatus'],
  soldForMore: ['notice.lost.soldForMore', 'notice.dealer.lost.soldForMore'],
  notSold: ['notice.lost.notSold', 'notice.dealer.lost.notSold'],
  lotCancelled: ['notice.lost.lotCancelled', 'notice.dealer.lost.lotCancelled'],
  lotRemoved: ['notice.lost.lotRemoved', 'notice.dealer.lost.lotRemoved'],
  otherWon: ['notice.lost.otherWon', 'notice.dealer.lost.otherWon'],
  won: ['notice.managerWinBid', 'notice.dealer.managerWinBid'],
  wonPriced: ['notice.win.priced', 'notice.dealer.win.priced'],
  priced: ['notice.win.priced', 'notice.dealer.win.priced'],
  winUndone: ['notice.win.undone', 'notice.dealer.win.undone'],
  orderConfirmed: ['notice.order.confirmed', 'notice.dealer.order.confirmed'],
  orderReleased: ['notice.order.released', 'notice.dealer.order.released'],
  orderStatus: ['notice.order.status', 'notice.order.updateStatus'],
  moved: ['notice.moved', 'notice.dealer.moved'],
};

/** The sentences for staff, of a bid and of an order. */
export const textsForStaff: Partial<Record<NoticeType, readonly [bid: MessageId, order: MessageId]>> = {
  clientNewBid: ['notice.clientNewBid', 'notice.clientOrder'],
  clientRebid: ['notice.clientRebid', 'notice.clientOrder'],
  clientChangeAmount: ['notice.clientChangeAmount', 'notice.clientChangeAmount'],
  clientCancelBid: ['notice.clientCancelBid', 'notice.clientCancelOrder'],
  managerUpdateStatus: ['notice.managerUpdateStatus', 'notice.order.updateStatus'],
};

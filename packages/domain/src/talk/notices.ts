/** Who is told of what, and how. The names are the wire's. */
export const noticeTypes = [
  'clientNewBid',
  'clientCancelBid',
  'clientRebid',
  'clientChangeAmount',
  'managerNewBid',
  'managerBidStatus',
  'managerChangeAmount',
  'managerUpdateStatus',
  'managerWinBid',
  'managerUpdateBidAmount',
  'chatMessage',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/**
 * `staff`: the client's manager, or every manager where it has none. `client`: the client and its dealer. `otherSide`:
 * staff of what the client side wrote, the client side of what staff wrote.
 */
export type NoticeSide = 'staff' | 'client' | 'otherSide';

interface NoticeData {
  to: NoticeSide;
  /** Whether it is mailed unless its reader says otherwise; the account's switch for bid mails is above that, and below `always`. */
  mail: 'always' | 'on' | 'off';
  /** In seconds: what is undone in the meantime, or read, is not mailed. */
  mailedAfter: number;
  /** R58: in seconds: what is taken back by then was never told. */
  toldAfter: number;
}

const undoable = 6;
/** R60: who looks into the chat by then needs no mail. */
const away = 5 * 60;

/** R55: whoever acted is told nothing. */
export const noticeData: Readonly<Record<NoticeType, NoticeData>> = {
  clientNewBid: { to: 'staff', mail: 'off', mailedAfter: undoable, toldAfter: 0 },
  clientCancelBid: { to: 'staff', mail: 'off', mailedAfter: undoable, toldAfter: 0 },
  clientRebid: { to: 'staff', mail: 'off', mailedAfter: undoable, toldAfter: 0 },
  clientChangeAmount: { to: 'staff', mail: 'off', mailedAfter: undoable, toldAfter: 0 },
  managerNewBid: { to: 'client', mail: 'on', mailedAfter: undoable, toldAfter: 0 },
  managerBidStatus: { to: 'client', mail: 'on', mailedAfter: undoable, toldAfter: undoable },
  managerChangeAmount: { to: 'client', mail: 'on', mailedAfter: undoable, toldAfter: 0 },
  managerUpdateStatus: { to: 'staff', mail: 'off', mailedAfter: undoable, toldAfter: undoable },
  managerWinBid: { to: 'client', mail: 'always', mailedAfter: undoable, toldAfter: undoable },
  managerUpdateBidAmount: { to: 'client', mail: 'on', mailedAfter: undoable, toldAfter: 0 },
  chatMessage: { to: 'otherSide', mail: 'on', mailedAfter: away, toldAfter: 0 },
};

/** R55: a mail of one of these is let go of where another of them has come since: an undo in time is silent. */
export const statusNotices: readonly NoticeType[] = ['managerBidStatus', 'managerWinBid'];

/** What somebody can be told at all. */
export function noticeTypesFor(isReaderStaff: boolean): readonly NoticeType[] {
  const side = isReaderStaff ? 'staff' : 'client';
  return noticeTypes.filter((type) => [side, 'otherSide'].includes(noticeData[type].to));
}

/** The live event that carries a notice to its reader. */
export function noticeEvent(type: NoticeType, isReaderStaff: boolean) {
  if (type === 'chatMessage') return 'chat-notification' as const;
  return isReaderStaff ? ('notification' as const) : ('client-notification' as const);
}

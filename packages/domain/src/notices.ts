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
  /** Mailed unless its reader says otherwise; a client's switch for bid mails is above it. */
  isMailed: boolean;
}

/** R55: whoever acted is told nothing. */
export const noticeData: Readonly<Record<NoticeType, NoticeData>> = {
  clientNewBid: { to: 'staff', isMailed: false },
  clientCancelBid: { to: 'staff', isMailed: false },
  clientRebid: { to: 'staff', isMailed: false },
  clientChangeAmount: { to: 'staff', isMailed: false },
  managerNewBid: { to: 'client', isMailed: true },
  managerBidStatus: { to: 'client', isMailed: true },
  managerChangeAmount: { to: 'client', isMailed: true },
  managerUpdateStatus: { to: 'staff', isMailed: false },
  managerWinBid: { to: 'client', isMailed: true },
  managerUpdateBidAmount: { to: 'client', isMailed: true },
  chatMessage: { to: 'otherSide', isMailed: false },
};

/** The live event that carries a notice to its reader. */
export function noticeEvent(type: NoticeType, isReaderStaff: boolean) {
  if (type === 'chatMessage') return 'chat-notification' as const;
  return isReaderStaff ? ('notification' as const) : ('client-notification' as const);
}

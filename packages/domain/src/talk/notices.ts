/** The names are those of the wire. */
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
  'clientTranslation',
  'managerTranslation',
  'managerCharge',
  'managerPurchase',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/**
 * `staff`: the client's manager, or every manager if it has none. `client`: the client and its dealer. `otherSide`: staff
 * get messages of the client side, the client side those of staff.
 */
export type NoticeSide = 'staff' | 'client' | 'otherSide';

interface NoticeData {
  to: NoticeSide;
  /** The default, which the reader may change. The account's switch for bid mails overrules `on`, but not `always`. */
  mail: 'always' | 'on' | 'off';
  /** Delay in seconds; no mail is sent if by then the change was undone or the chat message was read. */
  mailedAfter: number;
  /** R58: delay in seconds; a change that was undone by then gives no notice. */
  toldAfter: number;
}

/** Leaves staff a moment to undo a change before anybody is notified of it. */
export const noticeDelaySeconds = 6;
/** R60: a reader who opens the chat within this time gets no mail. */
const unreadSeconds = 5 * 60;

/** R55: the person who acted gets no notice. */
export const noticeData: Readonly<Record<NoticeType, NoticeData>> = {
  clientNewBid: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  clientCancelBid: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  clientRebid: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  clientChangeAmount: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerNewBid: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerBidStatus: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: noticeDelaySeconds },
  managerChangeAmount: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerUpdateStatus: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: noticeDelaySeconds },
  managerWinBid: { to: 'client', mail: 'always', mailedAfter: noticeDelaySeconds, toldAfter: noticeDelaySeconds },
  managerUpdateBidAmount: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  chatMessage: { to: 'otherSide', mail: 'on', mailedAfter: unreadSeconds, toldAfter: 0 },
  clientTranslation: { to: 'staff', mail: 'off', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerTranslation: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerCharge: { to: 'client', mail: 'always', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
  managerPurchase: { to: 'client', mail: 'on', mailedAfter: noticeDelaySeconds, toldAfter: 0 },
};

/** R55: a mail of one of these types is dropped if a later one exists for the bid, so a timely undo sends no mail. */
export const statusNotices: readonly NoticeType[] = ['managerBidStatus', 'managerWinBid'];

export function noticeTypesFor(isReaderStaff: boolean): readonly NoticeType[] {
  const side = isReaderStaff ? 'staff' : 'client';
  return noticeTypes.filter((type) => [side, 'otherSide'].includes(noticeData[type].to));
}

export function noticeEvent(type: NoticeType, isReaderStaff: boolean) {
  if (type === 'chatMessage') return 'chat-notification' as const;
  return isReaderStaff ? ('notification' as const) : ('client-notification' as const);
}

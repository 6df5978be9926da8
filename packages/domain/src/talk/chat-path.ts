import type { Flag } from '../people/permissions.ts';
import { roleIds } from '../people/roles.ts';

export interface ListReader {
  roleId: number;
  /** A server may not have heard of a flag. */
  permissions: Readonly<Partial<Record<Flag, boolean>>>;
}

/**
 * R60: the chat of a bid opens beside the bid list of its reader's role. To whom that list is closed (R57), it opens
 * beside a list that everybody of the role has.
 */
export function chatPath({ roleId, permissions }: ListReader, bidId: number): string {
  const list = lists.get(roleId);
  const isOpen = list && permissions[list.flag] !== false;
  return `${(isOpen ? list.path : list?.otherwise) ?? '/bids'}?chat=${bidId}`;
}

const lists: ReadonlyMap<number, { path: string; flag: Flag; otherwise: string }> = new Map([
  [roleIds.manager, { path: '/bid-manager', flag: 'bidManagementEnabled', otherwise: '/archive-bids' }],
  [roleIds.dealer, { path: '/dealer-bids', flag: 'dealerBidAccess', otherwise: '/bids' }],
]);

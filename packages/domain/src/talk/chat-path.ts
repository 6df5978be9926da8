import { roleIds } from '../people/roles.ts';

/** R60: the chat of a bid opens beside the bid list of its reader's role. */
export function chatPath(roleId: number, bidId: number): string {
  return `${listPaths.get(roleId) ?? '/bids'}?chat=${bidId}`;
}

const listPaths: ReadonlyMap<number, string> = new Map([
  [roleIds.manager, '/bid-manager'],
  [roleIds.dealer, '/dealer-bids'],
]);

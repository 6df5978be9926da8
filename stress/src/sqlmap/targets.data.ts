import type { FuzzRole } from '../fuzz/requests/fuzz-request.ts';

/** Calls whose parameters come nearest to SQL: filters, sorts, searches, pages, ids and free texts. */
export const targets: readonly (readonly [call: string, role: FuzzRole])[] = [
  ['catalogue.car-auction.listing', 'owner'],
  ['catalogue.machinery.filters', 'owner'],
  ['catalogue.car-auction.models', 'owner'],
  ['catalogue.car-auction.findChassis', 'owner'],
  ['catalogue.car-auction.findModels', 'owner'],
  ['lots.car-auction.view', 'owner'],
  ['sharing.car-auction.password', 'owner'],
  ['bids.manager', 'manager'],
  ['bids.filters', 'manager'],
  ['bids.search', 'manager'],
  ['chat.read', 'manager'],
  ['chat.save', 'manager'],
  ['notes.save', 'manager'],
  ['searches.save', 'client'],
  ['favourites.add', 'client'],
  ['client-cards.list', 'owner'],
  ['client-cards.search', 'owner'],
  ['clients.update', 'owner'],
  ['ledger.clientPayments', 'owner'],
  ['notifications.list', 'client'],
  ['failures.list', 'owner'],
  ['identity.signIn', 'nobody'],
];

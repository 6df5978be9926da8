import { first as bids } from './bids/first.ts';
import { first as dashboard } from './dashboard/first.ts';
import { first as listing } from './listing/first.ts';
import { first as lot } from './lot/first.ts';
import { first as signIn } from './sign-in/first.ts';
import * as pages from './pages.ts';

/** The pages that people come to, whose first data is asked for before the code of the app is there. */
export const firstLoads = {
  bids: { page: pages.bids, first: bids },
  dashboard: { page: pages.dashboard, first: dashboard },
  listing: { page: pages.listing, first: listing },
  lot: { page: pages.lot, first: lot },
  signIn: { page: pages.signIn, first: signIn },
} as const;

import type { Flag } from '@seri/domain/people/permissions';
import type { MessageId } from '@seri/messages/message-id';
import type { OwnProfile } from '../features/identity/model/session-state.ts';

export type LayoutName = 'standard' | 'anonymous' | 'profile' | 'public' | 'share';

/**
 * `visitor`: for those not signed in. `view`: the flag of a listing and its lots, without which one lands on the profile.
 * `flag`, `userType` and `can`: a role check, which sends back to the page before.
 */
export type PageAccess =
  | 'anyone'
  | 'visitor'
  | 'signed-in'
  | { view: Flag }
  | { flag: Flag }
  | { userType: 2 | 3 }
  | { can: keyof OwnProfile['can'] };

export interface PageData {
  path: string;
  layout: LayoutName;
  access: PageAccess;
  title: MessageId;
}

const car = { view: 'carAuctionsView' } as const;
const sold = { view: 'salesStatisticsView' } as const;
const bike = { view: 'bikeView' } as const;
const machinery = { view: 'machineryView' } as const;
const clients = { can: 'manageClients' } as const;
const oneprice = { view: 'onepriceView' } as const;

/** A listing, its lots, and each of them as it is shared. */
function lots<const Path extends string>(path: Path, access: PageAccess, title: MessageId) {
  return [
    { path, layout: 'standard', access, title },
    { path: `${path}/$id`, layout: 'standard', access, title: 'shell.page.lot' },
    { path: `${path}/share/$id`, layout: 'share', access: 'anyone', title: 'shell.page.shared' },
  ] as const;
}

const allRoutes = [
  { path: '/', layout: 'standard', access: car, title: 'shell.page.listing' },
  ...lots('/car-auctions', car, 'shell.page.listing'),
  ...lots('/car-statistics', sold, 'shell.page.carStatistics'),
  ...lots('/bike-auctions', bike, 'shell.page.bikes'),
  ...lots('/bike-statistics', bike, 'shell.page.bikeStatistics'),
  ...lots('/machinery', machinery, 'shell.page.machinery'),
  ...lots('/machinery-statistics', machinery, 'shell.page.machineryStatistics'),
  ...lots('/oneprice', oneprice, 'shell.page.oneprice'),

  { path: '/auth/login', layout: 'anonymous', access: 'visitor', title: 'identity.signIn' },
  { path: '/auth/sign-up', layout: 'anonymous', access: 'visitor', title: 'shell.page.signUp' },
  { path: '/auth/forgot-password', layout: 'anonymous', access: 'visitor', title: 'shell.page.forgotPassword' },
  { path: '/auth/change-password', layout: 'anonymous', access: 'anyone', title: 'shell.page.changePassword' },
  { path: '/verify-email', layout: 'anonymous', access: 'anyone', title: 'shell.page.verifyEmail' },

  { path: '/bid-manager', layout: 'standard', access: { userType: 3 }, title: 'shell.page.bidManager' },
  { path: '/dashboard', layout: 'standard', access: 'signed-in', title: 'shell.page.dashboard' },
  { path: '/bids', layout: 'standard', access: { userType: 2 }, title: 'shell.page.bids' },
  { path: '/dealer-bids', layout: 'standard', access: { flag: 'dealerBidAccess' }, title: 'shell.page.bids' },
  { path: '/archive-bids', layout: 'standard', access: 'signed-in', title: 'shell.page.archive' },
  { path: '/purchases', layout: 'standard', access: 'signed-in', title: 'shell.page.purchases' },
  { path: '/purchases/$id', layout: 'standard', access: 'signed-in', title: 'shell.page.purchase' },
  { path: '/notifications', layout: 'standard', access: 'signed-in', title: 'notifications.title' },
  { path: '/profile', layout: 'profile', access: 'signed-in', title: 'shell.profile' },
  { path: '/change-password', layout: 'profile', access: 'signed-in', title: 'shell.page.changePassword' },
  { path: '/payments', layout: 'standard', access: 'signed-in', title: 'shell.page.payments' },
  { path: '/payments/$id', layout: 'standard', access: 'signed-in', title: 'shell.page.payment' },
  { path: '/balance', layout: 'standard', access: 'signed-in', title: 'shell.page.balance' },
  { path: '/clients', layout: 'standard', access: clients, title: 'shell.page.clients' },
  { path: '/clients/$id', layout: 'standard', access: clients, title: 'shell.page.client' },
  { path: '/roles', layout: 'standard', access: clients, title: 'shell.page.roles' },
  { path: '/go-net', layout: 'standard', access: oneprice, title: 'shell.page.goNet' },
  { path: '/favorites/$group', layout: 'standard', access: 'signed-in', title: 'shell.page.favourites' },

  { path: '/company', layout: 'standard', access: { can: 'editCompany' }, title: 'shell.page.company' },
  { path: '/about', layout: 'public', access: 'anyone', title: 'shell.page.about' },
  { path: '/how-to-buy', layout: 'public', access: 'anyone', title: 'shell.page.howToBuy' },
  { path: '/make-an-order', layout: 'public', access: 'anyone', title: 'shell.page.makeAnOrder' },

  { path: '/ui', layout: 'share', access: 'anyone', title: 'shell.page.ui' },
] as const satisfies readonly PageData[];

export type PagePath = (typeof allRoutes)[number]['path'];
/** Every address of the portal. */
export const routes: readonly (PageData & { path: PagePath })[] = allRoutes;

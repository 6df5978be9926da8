import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../lib/language.ts';
import { deferred, type DeferredPage } from './deferred.tsx';
import type { PagePath } from './routes.data.ts';

const listing = lazyRouteComponent(() => import('./pages/listing-route.tsx'), 'ListingRoute');

const lot = deferred(
  withTexts(['lot'], () => import('./pages/lot-route.tsx')),
  'LotRoute',
);

const sharedLot = deferred(
  withTexts(['lot'], () => import('./pages/shared-lot-route.tsx')),
  'SharedLotRoute',
);

const bids = deferred(
  withTexts(['bids', 'chat', 'listing'], () => import('./pages/bids-route.tsx')),
  'BidsRoute',
);

const purchase = deferred(
  withTexts(['purchases', 'lot'], () => import('./pages/purchase-route.tsx')),
  'PurchaseRoute',
);

const info = deferred(
  withTexts(['company'], () => import('./pages/info-route.tsx')),
  'InfoRoute',
);

/** A page for each address, in its own chunk. */
export const pages = {
  '/': listing,
  '/car-auctions': listing,
  '/car-statistics': listing,
  '/bike-auctions': listing,
  '/bike-statistics': listing,
  '/machinery': listing,
  '/machinery-statistics': listing,
  '/oneprice': listing,
  '/go-net': listing,
  '/car-auctions/$id': lot,
  '/car-statistics/$id': lot,
  '/bike-auctions/$id': lot,
  '/bike-statistics/$id': lot,
  '/machinery/$id': lot,
  '/machinery-statistics/$id': lot,
  '/oneprice/$id': lot,
  '/car-auctions/share/$id': sharedLot,
  '/car-statistics/share/$id': sharedLot,
  '/bike-auctions/share/$id': sharedLot,
  '/bike-statistics/share/$id': sharedLot,
  '/machinery/share/$id': sharedLot,
  '/machinery-statistics/share/$id': sharedLot,
  '/oneprice/share/$id': sharedLot,
  '/auth/login': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/sign-in-route.tsx')),
    'SignInRoute',
  ),
  '/auth/sign-up': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/sign-up-route.tsx')),
    'SignUpRoute',
  ),
  '/auth/forgot-password': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/forgot-password-route.tsx')),
    'ForgotPasswordRoute',
  ),
  '/auth/change-password': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/reset-password-route.tsx')),
    'ResetPasswordRoute',
  ),
  '/verify-email': lazyRouteComponent(
    withTexts(['identity', 'company'], () => import('./pages/verify-email-route.tsx')),
    'VerifyEmailRoute',
  ),
  '/dashboard': deferred(
    withTexts(['dashboard', 'bids', 'ledger', 'listing', 'notifications'], () => import('./pages/dashboard-route.tsx')),
    'DashboardRoute',
  ),
  '/profile': deferred(
    withTexts(['identity', 'notifications'], () => import('./pages/profile-route.tsx')),
    'ProfileRoute',
  ),
  '/change-password': deferred(
    withTexts(['identity'], () => import('./pages/change-password-route.tsx')),
    'ChangePasswordRoute',
  ),
  '/notifications': deferred(
    withTexts(['notifications'], () => import('./pages/notifications-route.tsx')),
    'NotificationsRoute',
  ),
  '/bid-manager': bids,
  '/bids': bids,
  '/dealer-bids': bids,
  '/archive-bids': bids,
  '/payments': deferred(
    withTexts(['ledger'], () => import('./pages/payments-route.tsx')),
    'PaymentsRoute',
  ),
  '/payments/$id': purchase,
  '/purchases': deferred(
    withTexts(['purchases', 'listing'], () => import('./pages/purchases-route.tsx')),
    'PurchasesRoute',
  ),
  '/purchases/$id': purchase,
  '/balance': deferred(
    withTexts(['ledger'], () => import('./pages/balance-route.tsx')),
    'BalanceRoute',
  ),
  '/favorites/$group': deferred(
    withTexts(['favouriteList', 'listing'], () => import('./pages/favourites-route.tsx')),
    'FavouritesRoute',
  ),
  '/clients': deferred(
    withTexts(['clients'], () => import('./pages/clients-route.tsx')),
    'ClientsRoute',
  ),
  '/clients/$id': deferred(
    withTexts(['clients', 'ledger'], () => import('./pages/client-route.tsx')),
    'ClientRoute',
  ),
  '/roles': deferred(
    withTexts(['clients'], () => import('./pages/roles-route.tsx')),
    'RolesRoute',
  ),
  '/company': deferred(
    withTexts(['company'], () => import('./pages/company-route.tsx')),
    'CompanyRoute',
  ),
  '/about': info,
  '/how-to-buy': info,
  '/make-an-order': info,
  '/ui': lazyRouteComponent(() => import('./pages/ui-route.tsx'), 'UiRoute'),
} as const satisfies Record<PagePath, DeferredPage | AsyncRouteComponent<object>>;

import { lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../lib/language.ts';

const carListing = lazyRouteComponent(() => import('./pages/car-listing-route.tsx'), 'CarListingRoute');

const info = lazyRouteComponent(
  withTexts(['company'], () => import('./pages/info-route.tsx')),
  'InfoRoute',
);

/** The built pages, each in its own chunk. */
export const pages = {
  '/': carListing,
  '/car-auctions': carListing,
  '/car-auctions/$id': lazyRouteComponent(() => import('./pages/car-lot-route.tsx'), 'CarLotRoute'),
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
  '/profile': lazyRouteComponent(
    withTexts(['identity'], () => import('./pages/profile-route.tsx')),
    'ProfileRoute',
  ),
  '/change-password': lazyRouteComponent(
    withTexts(['identity'], () => import('./pages/change-password-route.tsx')),
    'ChangePasswordRoute',
  ),
  '/payments': lazyRouteComponent(
    withTexts(['ledger'], () => import('./pages/payments-route.tsx')),
    'PaymentsRoute',
  ),
  '/balance': lazyRouteComponent(
    withTexts(['ledger'], () => import('./pages/balance-route.tsx')),
    'BalanceRoute',
  ),
  '/clients': lazyRouteComponent(
    withTexts(['clients'], () => import('./pages/clients-route.tsx')),
    'ClientsRoute',
  ),
  '/clients/$id': lazyRouteComponent(
    withTexts(['clients', 'ledger'], () => import('./pages/client-route.tsx')),
    'ClientRoute',
  ),
  '/roles': lazyRouteComponent(
    withTexts(['clients'], () => import('./pages/roles-route.tsx')),
    'RolesRoute',
  ),
  '/company': lazyRouteComponent(
    withTexts(['company'], () => import('./pages/company-route.tsx')),
    'CompanyRoute',
  ),
  '/about': info,
  '/how-to-buy': info,
  '/make-an-order': info,
  '/ui': lazyRouteComponent(() => import('./pages/ui-route.tsx'), 'UiRoute'),
} as const;

export type BuiltPath = keyof typeof pages;

export function isBuilt(path: string): path is BuiltPath {
  return path in pages;
}

import { permissionsOf, type RoleName, roleIds } from '@seri/domain/people/roles';
import type { Flag } from '@seri/domain/people/permissions';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../features/identity/session/accounts.testkit.ts';
import type { OwnProfile } from '../../features/identity/session/session-state.ts';
import { listingFlags } from './listing-flags.ts';
import { hrefOf, isCurrent, menuOf } from './menu.ts';
import { listingEntries } from './menu.data.ts';

const { can: staff } = profileOf({ role: 'manager' });
const { can: nobody } = profileOf();

const ofRole = (role: RoleName, overrides: Partial<Record<Flag, boolean>> = {}, can = nobody): OwnProfile =>
  profileOf({ role, change: { permission: permissionsOf(roleIds[role], overrides), can } });
const unknownRole = profileOf({ change: { detail: { ...profileOf().detail, roleId: 1 } } });
const addresses = (profile: OwnProfile | null) => menuOf(profile).map((entries) => entries.map(hrefOf));

const none = Object.fromEntries(listingFlags.map((flag) => [flag, false]));
const listings = [
  '/favorites/A',
  '/car-auctions',
  '/car-statistics',
  '/bike-auctions',
  '/bike-statistics',
  '/oneprice',
  '/machinery',
  '/machinery-statistics',
];
const clientBlock = [
  '/dashboard',
  '/bids',
  '/archive-bids',
  '/purchases',
  '/payments',
  '/invoices',
  '/balance',
  '/profile',
];
const dealerBlock = clientBlock.map((path) => (path === '/bids' ? '/dealer-bids' : path));

describe('the menu', () => {
  it.each(['client', 'vip', 'restricted', 'troublesome'] as const)('of a %s is the clients’', (role) => {
    expect(addresses(ofRole(role))).toEqual([clientBlock, listings]);
  });

  it('of a dealer leads to the dealer’s bids', () => {
    expect(addresses(ofRole('dealer'))).toEqual([dealerBlock, listings]);
  });

  it('of a manager holds the bid manager, and clients and company where the account may', () => {
    expect(addresses(ofRole('manager'))).toEqual([
      [
        '/dashboard',
        '/bid-manager',
        '/translations',
        '/purchases',
        '/voyages',
        '/payments',
        '/invoices',
        '/receipts',
        '/debts',
        '/tariffs',
        '/profile',
      ],
      listings,
    ]);
    expect(addresses(ofRole('manager', {}, staff))).toEqual([
      [
        '/dashboard',
        '/bid-manager',
        '/translations',
        '/purchases',
        '/export-desk',
        '/voyages',
        '/shipping-files',
        '/payments',
        '/invoices',
        '/receipts',
        '/debts',
        '/tariffs',
        '/clients',
        '/company',
        '/profile',
      ],
      listings,
    ]);
  });

  it('is empty for a disabled account, an unknown role and a visitor', () => {
    for (const profile of [ofRole('disabled'), unknownRole, null]) expect(addresses(profile)).toEqual([]);
  });

  it('loses the bid manager only when managing bids is denied', () => {
    expect(addresses(ofRole('manager', { bidManagementEnabled: false }))[0]).not.toContain('/bid-manager');
    const { bidManagementEnabled: _, ...unheard } = permissionsOf(roleIds.manager);
    expect(addresses({ ...ofRole('manager'), permission: unheard as OwnProfile['permission'] })[0]).toContain(
      '/bid-manager',
    );
  });

  it('has no second block without any view flag', () => {
    expect(addresses(ofRole('client', none))).toEqual([clientBlock]);
  });

  it.each([
    ['carAuctionsView', ['/car-auctions']],
    ['salesStatisticsView', ['/car-statistics']],
    ['bikeView', ['/bike-auctions', '/bike-statistics']],
    ['onepriceView', ['/oneprice']],
    ['machineryView', ['/machinery', '/machinery-statistics']],
  ] as const)('with %s alone holds its listings, and the favourites always', (flag, pages) => {
    expect(addresses(ofRole('client', { ...none, [flag]: true }))[1]).toEqual(['/favorites/A', ...pages]);
  });

  it('never leads to Go-Net', () => {
    const all = ['client', 'dealer', 'manager'].flatMap((role) =>
      addresses(ofRole(role as RoleName, {}, staff)).flat(),
    );
    expect(all).not.toContain('/go-net');
  });
});

describe('the current entry', () => {
  const [favourites, cars] = listingEntries;

  it('is that of the page, of what lies below, and of the page’s other names', () => {
    for (const address of ['/', '/car-auctions', '/car-auctions/5']) {
      expect(cars && isCurrent(cars, address)).toBe(true);
    }
    expect(cars && isCurrent(cars, '/car-statistics')).toBe(false);
    expect(favourites && isCurrent(favourites, '/favorites/C')).toBe(true);
  });
});

import { noPermissions } from '@seri/domain/people/permissions';
import { expect, it } from 'vitest';
import { redirectionOf, type GuardedVisit } from './guard.ts';
import type { PageAccess } from './page.ts';

type Session = GuardedVisit['session'];

const anonymous = { status: 3, profile: null } as Session;
const client = {
  status: 2,
  profile: {
    detail: { userType: 2 },
    permission: { ...noPermissions, carAuctionsView: true },
    can: { manageClients: false, editCompany: false, manageStaff: false },
  },
} as unknown as Session;

const visit = (access: PageAccess, session: Session, more: Partial<GuardedVisit> = {}) =>
  redirectionOf({ access, session, previous: undefined, remembered: () => null, ...more });

it('a visitor goes to the sign-in from every page that is not open', () => {
  for (const access of ['signed-in', { view: 'carAuctionsView' }, { userType: 2 }] as const) {
    expect(visit(access, anonymous)).toBe('/auth/login');
  }
  expect(visit('anyone', anonymous)).toBeUndefined();
  expect(visit('visitor', anonymous)).toBeUndefined();
});

it('one who is signed in leaves the visitors’ pages for the remembered address, else for the listing', () => {
  expect(visit('visitor', client)).toBe('/car-auctions');
  expect(visit('visitor', client, { remembered: () => '/bids?page=2' })).toBe('/bids?page=2');
});

it('without its view flag a listing leads to the profile', () => {
  expect(visit({ view: 'carAuctionsView' }, client)).toBeUndefined();
  expect(visit({ view: 'bikeView' }, client, { previous: '/car-auctions' })).toBe('/profile');
});

it('a failed role check leads back, opened directly to the profile', () => {
  expect(visit({ userType: 3 }, client, { previous: '/car-auctions?page=2' })).toBe('/car-auctions?page=2');
  expect(visit({ userType: 3 }, client)).toBe('/profile');
  expect(visit({ flag: 'dealerBidAccess' }, client)).toBe('/profile');
});

it('the pages of staff work open to those who can do it, whatever their flags', () => {
  const staff = { status: 2, profile: { ...client.profile, can: { manageClients: true } } } as unknown as Session;
  expect(visit({ can: 'manageClients' }, staff)).toBeUndefined();
  expect(visit({ can: 'manageClients' }, client)).toBe('/profile');
  expect(visit({ can: 'manageClients' }, client, { previous: '/bids' })).toBe('/bids');
  expect(visit({ can: 'manageClients' }, anonymous)).toBe('/auth/login');
});

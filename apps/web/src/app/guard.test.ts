import { expect, it } from 'vitest';
import { sessionOf } from '../features/identity/session/accounts.testkit.ts';
import { type Session, sessionStatus } from '../features/identity/session/session-state.ts';
import { redirectionOf, type GuardedVisit } from './guard.ts';
import type { PageAccess } from './page.ts';

const anonymous: Session = { status: sessionStatus.anonymous, profile: null };
const client = sessionOf({ role: 'client', flags: ['carAuctionsView'] });
const staff = sessionOf({ role: 'manager', flags: [] });

const visit = (access: PageAccess, session: Session, more: Partial<GuardedVisit> = {}) =>
  redirectionOf({ access, session, previous: undefined, remembered: () => null, ...more });

it('a visitor goes to the sign-in from every page that is not open', () => {
  for (const access of ['signed-in', { view: 'carAuctionsView' }, 'client-side'] as const) {
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
  expect(visit('staff', client, { previous: '/car-auctions?page=2' })).toBe('/car-auctions?page=2');
  expect(visit('staff', client)).toBe('/profile');
  expect(visit({ flag: 'dealerBidAccess' }, client)).toBe('/profile');
  expect(visit('client-side', staff)).toBe('/profile');
  expect(visit('staff', staff)).toBeUndefined();
  expect(visit('client-side', client)).toBeUndefined();
});

it('the desk opens to staff unless its flag is denied', () => {
  const access = { staff: 'bidManagementEnabled' } as const;
  const allowed = sessionOf({ role: 'manager', flags: ['bidManagementEnabled'] });
  expect(visit(access, allowed)).toBeUndefined();
  expect(visit(access, staff)).toBe('/profile');
  expect(visit(access, sessionOf({ flags: ['bidManagementEnabled'] }))).toBe('/profile');
});

it('the pages of staff work open to those who can do it, whatever their flags', () => {
  expect(visit({ can: 'manageClients' }, staff)).toBeUndefined();
  expect(visit({ can: 'manageClients' }, client)).toBe('/profile');
  expect(visit({ can: 'manageClients' }, client, { previous: '/bids' })).toBe('/bids');
  expect(visit({ can: 'manageClients' }, anonymous)).toBe('/auth/login');
});

import type { InjectOptions } from 'fastify';

/** Everybody who may come: one of each role, an owner, an account of a role that nobody knows, and nobody at all. */
export const everybody = [
  'nobody',
  'unknown',
  'disabled',
  'restricted',
  'guest',
  'vip',
  'client',
  'troublesome',
  'dealer',
  'manager',
  'owner',
] as const;
export type Who = (typeof everybody)[number];

/** Those who are signed in at all: an unknown role and a disabled account are nobody. */
export const known: readonly Who[] = everybody.slice(3);
export const staff: readonly Who[] = ['manager', 'owner'];
/** Those who may take a lot out of the portal: share it, download its photos. */
export const sharers: readonly Who[] = ['vip', 'client', 'dealer', ...staff];

/** The rows that stand around the one who asks. */
export interface World {
  ownId: number;
  otherId: number;
  staffId: number;
  missingId: number;
  ownSignIn: string;
  otherSignIn: string;
  missingSignIn: string;
  lotId: number;
  /** Of the flags of guests, which every change counts up. */
  guestVersion: number;
  /** Where nobody has guessed a password from. */
  newAddress: string;
  /** Of a source that sends a feed; whoever is signed in beside it makes no difference. */
  feedKey: string;
  ownSearch: number;
  otherSearch: number;
  ownDelivery: number;
  otherDelivery: number;
}

export interface Case {
  /** What those who may call get; `owner` where an owner gets more than other staff, `guest` where a guest gets less. */
  gives: number;
  owner?: number;
  guest?: number;
  ask: (world: World) => InjectOptions;
}

export interface Row {
  /** Who may call; the rest gets 401 without a sign-in, 403 with one. */
  may: readonly Who[];
  /** By whose row is asked for: `own`, `foreign`, `staff`, `missing`; `any` where there is none. */
  cases: Readonly<Record<string, Case>>;
}

export const v1 = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  more: InjectOptions = {},
): InjectOptions => ({
  method,
  url: `/v1${path}`,
  ...more,
});
export const acting = { 'sec-fetch-site': 'same-origin' };
export const get = (path: string, gives = 200): Row['cases'] => ({ any: { gives, ask: () => v1('GET', path) } });
export const open = (path: string): Row => ({ may: everybody, cases: get(path) });

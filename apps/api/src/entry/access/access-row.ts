import type { InjectOptions } from 'fastify';

/**
 * Every kind of caller: one of each role, managers with the right to book money or to write tables, an owner, an account of
 * an unknown role, and no account at all.
 */
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
  'accountant',
  'editor',
  'owner',
] as const;
export type Caller = (typeof everybody)[number];

/** Callers that count as signed in; an unknown role and a disabled account do not. */
export const signedIn: readonly Caller[] = everybody.slice(3);
export const staff: readonly Caller[] = ['manager', 'accountant', 'editor', 'owner'];
/** R89: staff who may book money. */
export const accountants: readonly Caller[] = ['accountant', 'owner'];
/** R89: staff who may write the tables. */
export const editors: readonly Caller[] = ['editor', 'owner'];
/** Callers that may share a lot and download its photos. */
export const sharers: readonly Caller[] = ['vip', 'client', 'dealer', ...staff];

/** Rows that exist for a caller to ask about. */
export interface World {
  ownId: number;
  otherId: number;
  staffId: number;
  missingId: number;
  ownSignIn: string;
  otherSignIn: string;
  missingSignIn: string;
  lotId: number;
  /** The version of the flags of guests; every change increments it. */
  guestVersion: number;
  /** An address from which no password has been tried. */
  newAddress: string;
  /** The key of a feed's source; a sign-in beside it makes no difference. */
  feedKey: string;
  ownSearch: number;
  otherSearch: number;
  ownDelivery: number;
  otherDelivery: number;
}

export interface AccessCase {
  /** The status for callers that may call; `owner` and `guest` replace it for those two. */
  gives: number;
  owner?: number;
  guest?: number;
  ask: (world: World) => InjectOptions;
}

export interface AccessRow {
  /** Callers that may call; the others get 401 without a sign-in, 403 with one. */
  may: readonly Caller[];
  /** R82: whoever may call, but has not proved itself in the last minutes, gets `STEP_UP_REQUIRED`. */
  needs?: 'step-up';
  /** Keyed by the owner of the requested row: `own`, `foreign`, `staff`, `missing`; `any` if there is no such row. */
  cases: Readonly<Record<string, AccessCase>>;
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
export const get = (path: string, gives = 200): AccessRow['cases'] => ({ any: { gives, ask: () => v1('GET', path) } });
export const open = (path: string): AccessRow => ({ may: everybody, cases: get(path) });
/** R82: a call that needs a fresh proof. */
export const withProof = (row: AccessRow): AccessRow => ({ ...row, needs: 'step-up' });

/** A call of staff about one account. Staff accounts exist only for an owner; nobody may change their own account. */
export function aboutAccount(
  kind: 'read' | 'change' | 'book',
  ask: (id: number) => InjectOptions,
  may: AccessRow['may'] = staff,
): AccessRow {
  const owner = { read: { own: 200, staff: 200 }, change: { own: 403, staff: 200 }, book: { own: 404, staff: 404 } };
  return {
    may,
    cases: {
      own: { gives: 404, owner: owner[kind].own, ask: ({ ownId }) => ask(ownId) },
      foreign: { gives: 200, ask: ({ otherId }) => ask(otherId) },
      staff: { gives: 404, owner: owner[kind].staff, ask: ({ staffId }) => ask(staffId) },
      missing: { gives: 404, ask: ({ missingId }) => ask(missingId) },
    },
  };
}

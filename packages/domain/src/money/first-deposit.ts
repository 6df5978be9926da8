import { roleIds, roleName, permissionsOf, type Overrides } from '../people/roles.ts';

/** R65: what an account that may not bid yet must do next; `ask`: no deposit of its own opens bidding. */
export const startSteps = ['email', 'deposit', 'ask'] as const;
export type StartStep = (typeof startSteps)[number];

export interface Starter {
  roleId: number;
  isConfirmed: boolean;
  /** R24: it once had the remittance that lifts a restriction, so another one lifts nothing. */
  hadMinimum: boolean;
  overrides: Overrides;
  /** Overrides of the flags of the role that a deposit gives. */
  clientOverrides: Overrides;
}

/** R65: a deposit is asked for only if it would open bidding by R24. */
export function nextStartStep({ roleId, isConfirmed, hadMinimum, overrides, clientOverrides }: Starter): StartStep {
  if (!isConfirmed) return 'email';
  const lifted = permissionsOf(roleIds.client, overrides, clientOverrides);
  return roleName(roleId) === 'restricted' && !hadMinimum && lifted.biddingAllowed ? 'deposit' : 'ask';
}

/**
 * R65: names the account in a bank transfer, and never changes. The last digit makes one mistyped digit, and two
 * neighbours that were swapped, an unknown reference instead of somebody else's.
 */
export function paymentReference(accountId: number): string {
  const digits = String(accountId).padStart(6, '0');
  return `SERI-${digits}-${checkDigit(digits)}`;
}

/** Damm's table: a quasigroup whose diagonal is zero. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

function checkDigit(digits: string): string {
  return digits.split('').reduce((interim, digit) => damm[Number(interim)]?.[Number(digit)] ?? '', '0');
}

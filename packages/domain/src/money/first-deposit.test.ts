import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleIds } from '../people/roles.ts';
import { nextStartStep, paymentReference, type Starter } from './first-deposit.ts';

const starter: Starter = {
  roleId: roleIds.restricted,
  isConfirmed: true,
  hadMinimum: false,
  overrides: {},
  clientOverrides: {},
};

describe('R65 the next step of an account that may not bid yet', () => {
  it.each<[string, Partial<Starter>, string]>([
    ['a new account', {}, 'deposit'],
    ['an old restricted account', { roleId: 984 }, 'deposit'],
    ['an unconfirmed one', { isConfirmed: false }, 'email'],
    ['one that was restricted again after its deposit', { hadMinimum: true }, 'ask'],
    ['a guest, whom a deposit does not change', { roleId: roleIds.guest }, 'ask'],
    ['a client whose bidding was taken away', { roleId: roleIds.client, overrides: { biddingAllowed: false } }, 'ask'],
    ['a new account that was refused bidding', { overrides: { biddingAllowed: false } }, 'ask'],
    ['a new account while no client may bid', { clientOverrides: { biddingAllowed: false } }, 'ask'],
  ])('of %s', (_who, change, step) => {
    expect(nextStartStep({ ...starter, ...change })).toBe(step);
  });
});

const digitsOf = (reference: string) => reference.slice('SERI-'.length).replace('-', '').split('');
const accountOf = (digits: readonly string[]) => Number(digits.slice(0, -1).join(''));

const isReference = (digits: readonly string[]) =>
  digitsOf(paymentReference(accountOf(digits))).join('') === digits.join('');

describe('R65 the payment reference', () => {
  it('is the same text for the same account', () => {
    expect(paymentReference(572)).toBe('SERI-000572-4');
    expect(paymentReference(1_234_567)).toMatch(/^SERI-1234567-\d$/);
  });

  it('with one wrong digit, or two neighbours swapped, belongs to nobody', () => {
    const id = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(id, fc.nat(6), fc.nat(9), (accountId, place, digit) => {
        const digits = digitsOf(paymentReference(accountId));
        expect(isReference(digits)).toBe(true);
        const mistyped = digits.with(place, String(digit));
        expect(isReference(mistyped)).toBe(digits[place] === String(digit));
        if (place === 0) return;
        const swapped = digits.with(place, digits[place - 1] ?? '').with(place - 1, digits[place] ?? '');
        expect(isReference(swapped)).toBe(digits[place] === digits[place - 1]);
      }),
    );
  });
});

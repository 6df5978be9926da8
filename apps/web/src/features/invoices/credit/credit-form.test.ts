import { expect, it } from 'vitest';
import type { InvoicedLine } from '../list/invoices.ts';
import { creditFaults, creditTotal, linesToCredit, wholeCredit } from './credit-form.ts';

const line = (place: number, amount: number, credited = 0): InvoicedLine => ({
  place,
  car: 'Toyota Harrier',
  kind: amount < 0 ? 'discount' : 'agent',
  note: '',
  amount,
  credited,
});
const lines = [line(0, 1_000_000), line(1, 50_000, 20_000), line(2, -10_000), line(3, 8_000, 8_000)];
const whole = { ...wholeCredit(lines), reason: 'Cancelled' };

it('R90 all that is left is credited unless something else is chosen, and goes without lines', () => {
  expect(whole.amounts).toEqual({ 0: 1_000_000, 1: 30_000, 2: 10_000 });
  expect(creditTotal(lines, whole)).toBe(1_020_000);
  expect(linesToCredit(lines, whole)).toBeNull();
  expect(creditFaults(lines, whole)).toEqual({});
});

it('a part names its lines, with the sign of the invoice', () => {
  const part = { amounts: { 0: 400_000, 2: 10_000 }, reason: 'Agreed' };
  expect(linesToCredit(lines, part)).toEqual([
    { place: 0, amount: 400_000 },
    { place: 2, amount: -10_000 },
  ]);
  expect(creditTotal(lines, part)).toBe(390_000);
});

it('a chosen line needs an amount within its rest, and the note a reason', () => {
  for (const typed of [null, 0, 30_001]) {
    expect(creditFaults(lines, { amounts: { 1: typed }, reason: ' ' })).toEqual({
      amounts: { problem: 'invalid' },
      reason: { problem: 'required' },
    });
  }
});

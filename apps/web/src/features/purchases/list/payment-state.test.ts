import { describe, expect, it } from 'vitest';
import { aPurchase } from './purchases.testkit.ts';
import { type Payable, paymentState } from './payment-state.ts';

const of = (overrides: Partial<Payable>) => paymentState(aPurchase(overrides));

describe('R93 the state of the payment of a purchase', () => {
  it('is due until all is paid, whatever a part of it is', () => {
    expect(of({ paid: 0, open: 100 })).toBe('due');
    expect(of({ paid: 99, open: 1 })).toBe('due');
    expect(of({ paid: 100, open: 0 })).toBe('paid');
  });

  it('is overdue when the server says so, because free money may cover a late one', () => {
    expect(of({ open: 100, dueOn: '2020-01-01', isOverdue: false })).toBe('due');
    expect(of({ open: 100, dueOn: '2020-01-01', isOverdue: true })).toBe('overdue');
  });

  it('is none of what costs nothing, or is due on no day yet', () => {
    expect(of({ paid: 0, open: 0 })).toBeUndefined();
    expect(of({ paid: 0, open: 100, dueOn: null })).toBeUndefined();
  });
});

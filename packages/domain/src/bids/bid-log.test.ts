import { describe, expect, it } from 'vitest';
import { changesIn } from './bid-log.ts';

const figures = { amount: 500_000, status: 1, adjustment: 0, bidType: 1, group: null, soldPrice: null, autoBid: false };

describe('R60 a row of the log', () => {
  it.each([
    ['the chosen fields of a new bid', { from: null, to: figures }, ['amount', 'status', 'bidType']],
    ['the fields that changed', { from: figures, to: { ...figures, amount: 550_000 } }, ['amount']],
    [
      'several things at once',
      { from: figures, to: { ...figures, status: 6, autoBid: true, soldPrice: 480_000 } },
      ['status', 'soldPrice', 'autoBid'],
    ],
    ['nothing if nothing changed', { from: figures, to: figures }, []],
    ['new values without former ones', { runsAt: '2026-11-19T01:00:00Z' }, ['runsAt']],
    ['no unknown fields', { bogus: 1, to: { amount: { deep: true } } }, []],
  ])('tells %s', (_, detail, fields) => {
    expect(changesIn(detail).map(({ field }) => field)).toEqual(fields);
  });

  it('tells the old and the new value', () => {
    const [change] = changesIn({ from: { ...figures, group: 'B' }, to: { ...figures, group: null } });
    expect(change).toEqual({ field: 'group', from: 'B', to: null });
  });
});

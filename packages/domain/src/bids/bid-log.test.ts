import { describe, expect, it } from 'vitest';
import { changesIn } from './bid-log.ts';

const figures = { amount: 500_000, status: 1, adjustment: 0, bidType: 1, group: null, soldPrice: null, autoBid: false };

describe('R60 a row of the log', () => {
  it.each([
    ['what was chosen of a new bid', { from: null, to: figures }, ['amount', 'status', 'bidType']],
    ['what is not the same any more', { from: figures, to: { ...figures, amount: 550_000 } }, ['amount']],
    [
      'several things at once',
      { from: figures, to: { ...figures, status: 6, autoBid: true, soldPrice: 480_000 } },
      ['status', 'soldPrice', 'autoBid'],
    ],
    ['nothing where nothing is other', { from: figures, to: figures }, []],
    ['the new value where it has no other', { runsAt: '2026-11-19T01:00:00Z' }, ['runsAt']],
    ['nothing of what it does not know', { bogus: 1, to: { amount: { deep: true } } }, []],
  ])('tells %s', (_, detail, fields) => {
    expect(changesIn(detail).map(({ field }) => field)).toEqual(fields);
  });

  it('tells from what to what', () => {
    const [change] = changesIn({ from: { ...figures, group: 'B' }, to: { ...figures, group: null } });
    expect(change).toEqual({ field: 'group', from: 'B', to: null });
  });
});

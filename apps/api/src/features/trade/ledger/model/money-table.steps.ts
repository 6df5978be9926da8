import type { ChargeState } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Insertable } from 'kysely';
import type { Tariff } from '../../../../platform/database/schema.generated.ts';

/** A charge as the table of prices has it. An amount of null is unknown. */
export interface TableLine {
  kind: LineKind;
  amount: number | null;
  state: ChargeState;
}

interface BuyerTable {
  rows: readonly (Pick<Insertable<Tariff>, 'kind' | 'value'> & Partial<Insertable<Tariff>>)[];
  /** The charges that the rows come to, in the order in which they arise. */
  linesAt: (price: number) => readonly TableLine[];
}

const later = { books_at: 'departure' };
const booked = (kind: LineKind, amount: number): TableLine => ({ kind, amount, state: 'booked' });
const expected = (kind: LineKind, amount: number | null): TableLine => ({ kind, amount, state: 'expected' });
const shareOf = (price: number, basisPoints: number) => Math.floor((price * basisPoints) / 10_000);

/** One has a percentage with a least amount and two rows for two ranges of prices. Its invoice and insurance are unknown. */
const first: BuyerTable = {
  rows: [
    { kind: 'agent', how: 'percent_bp', value: 500, least: 20_000 },
    { kind: 'auction', value: 15_000, price_to: 600_000 },
    { kind: 'auction', value: 21_000, price_from: 600_001 },
    { kind: 'freight', value: 45_000, ...later },
  ],
  linesAt: (price) => [
    booked('auction', price <= 600_000 ? 15_000 : 21_000),
    booked('agent', Math.max(20_000, shareOf(price, 500))),
    booked('delivery', 15_000),
    expected('invoice', null),
    expected('freight', 45_000),
    expected('insurance', null),
  ],
};

/** The other has an insurance of the price with freight and a tenth more, which is known as long as all else is. */
const second: BuyerTable = {
  rows: [
    { kind: 'auction', value: 12_000, price_to: 640_000 },
    { kind: 'invoice', value: 5_000 },
    { kind: 'inspection', how: 'percent_bp', value: 100, most: 6_000, ...later },
    { kind: 'freight', value: 45_000, ...later },
    { kind: 'insurance', how: 'percent_bp', value: 50, ...later },
  ],
  linesAt: (price) => {
    const inspection = Math.min(6_000, shareOf(price, 100));
    const cfr = price + 12_000 + 35_000 + 15_000 + 5_000 + inspection + 45_000;
    const isKnown = price <= 640_000;
    return [
      isKnown ? booked('auction', 12_000) : expected('auction', null),
      booked('agent', 35_000),
      booked('delivery', 15_000),
      booked('invoice', 5_000),
      expected('inspection', inspection),
      expected('freight', 45_000),
      expected('insurance', isKnown ? Math.floor((cfr * 110 * 50) / 1_000_000) : null),
    ];
  },
};

export const buyerTables = [first, second] as const;

import { type LooseningName, looseningNames } from '../../../packages/domain/src/prices/likeness.ts';

/** A way to find the sales that make a price: what is let go of in which order, until so many sales are found. */
export interface PriceRule {
  name: string;
  order: readonly LooseningName[];
  /** The closer and the wider period. */
  months: readonly [closer: number, wider: number];
  enough: number;
  /** Left out of the closest likeness altogether. */
  without?: readonly LooseningName[];
}

const months = [6, 12] as const;
const order = looseningNames;

/** The rule of the product comes first. */
export const priceRules: readonly PriceRule[] = [
  { name: 'as built: trim, 12 months, mileage, years, grades', order, months, enough: 8 },
  { name: 'mileage before 12 months', order: ['trim', 'mileage', 'months', 'years', 'grades'], months, enough: 8 },
  { name: '12 months before the trim', order: ['months', 'trim', 'mileage', 'years', 'grades'], months, enough: 8 },
  { name: 'years before mileage', order: ['trim', 'months', 'years', 'mileage', 'grades'], months, enough: 8 },
  { name: 'grades before mileage', order: ['trim', 'months', 'grades', 'mileage', 'years'], months, enough: 8 },
  { name: 'mileage last', order: ['trim', 'months', 'years', 'grades', 'mileage'], months, enough: 8 },
  { name: 'the trim last', order: ['months', 'mileage', 'years', 'grades', 'trim'], months, enough: 8 },
  { name: '3 months, then 12', order, months: [3, 12], enough: 8 },
  { name: '3 months, then 6', order, months: [3, 6], enough: 8 },
  { name: 'until 5 sales', order, months, enough: 5 },
  { name: 'until 12 sales', order, months, enough: 12 },
  { name: 'until 20 sales', order, months, enough: 20 },
  {
    name: 'six months, neither trim nor mileage (as before)',
    order,
    months: [6, 6],
    enough: 1,
    without: ['trim', 'mileage'],
  },
];

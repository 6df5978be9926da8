import type { TariffDraft, TariffScope } from './tariff.ts';

/** In the order of their weight: a row that names the first of them comes before all others. */
export const tariffDimensions = [
  'accountId',
  'clientTier',
  'houseId',
  'method',
  'yard',
  'dischargePort',
  'loadPort',
  'line',
  'region',
  'sizeClass',
  'price',
] as const;
export type TariffDimension = (typeof tariffDimensions)[number];

/** Facts of a purchase or a lot. Undefined is not known yet; null is known to be none. */
export type TariffFacts = {
  [Name in Exclude<TariffDimension, 'price'>]: TariffScope[Name] | undefined;
} & {
  price: number | undefined;
  /** The volume of the vehicle, in tenths of a cubic metre. */
  tenthsOfM3: number | undefined;
  /** Days in the yard. */
  days: number | undefined;
};

export function namesDimension(scope: TariffScope, name: TariffDimension): boolean {
  return name === 'price' ? scope.priceFrom !== null || scope.priceTo !== null : scope[name] !== null;
}

/** R88: of two rows for the same purchase the one of the higher weight counts: the one that names the earlier dimension. */
export function weightOf(scope: TariffScope): number {
  return tariffDimensions.reduce((sum, name) => sum * 2 + (namesDimension(scope, name) ? 1 : 0), 0);
}

/** Whether the fact is what the row names; undefined while the fact is not known. */
export function fits(scope: TariffScope, name: TariffDimension, facts: TariffFacts): boolean | undefined {
  if (!namesDimension(scope, name)) return true;
  const fact = facts[name];
  if (fact === undefined) return undefined;
  if (name === 'price') return (scope.priceFrom ?? 0) <= Number(fact) && Number(fact) <= (scope.priceTo ?? Infinity);
  return plain(scope[name]) === plain(fact);
}

/** Ports, yards and lines are typed by hand. */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Equal for rows that name the same dimensions with the same values. Of prices only whether they are named counts. */
export function scopeKey(row: Pick<TariffDraft, 'kind'> & TariffScope): string {
  const values = tariffDimensions.map((name) =>
    name === 'price' ? namesDimension(row, name) : (plain(row[name]) ?? null),
  );
  return JSON.stringify([row.kind, ...values]);
}

type PlacedTariff = Pick<TariffDraft, 'kind' | 'validFrom' | 'validTo'> & TariffScope;

/** R88: two rows of equal weight for the same purchase. With none of them in the table, reading never has to choose. */
export function findOverlap<Row extends PlacedTariff>(rows: readonly Row[]): readonly [Row, Row] | undefined {
  for (const alike of Map.groupBy(rows, scopeKey).values()) {
    for (const [place, row] of alike.entries()) {
      const other = alike.slice(place + 1).find((next) => meet(row, next));
      if (other) return [row, other];
    }
  }
  return undefined;
}

const last = '9999-12-31';

function meet(one: PlacedTariff, other: PlacedTariff): boolean {
  return (
    one.validFrom <= (other.validTo ?? last) &&
    other.validFrom <= (one.validTo ?? last) &&
    (one.priceFrom ?? 0) <= (other.priceTo ?? Infinity) &&
    (other.priceFrom ?? 0) <= (one.priceTo ?? Infinity)
  );
}

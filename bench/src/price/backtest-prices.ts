import { fewestSales } from '../../../packages/domain/src/prices/fair-price.ts';
import { type ComparedLot, type Likeness, likenessWithout } from '../../../packages/domain/src/prices/likeness.ts';
import { quartilesOf } from '../../../packages/domain/src/prices/price-sense.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { markdownTable } from '../markdown.ts';
import { type BenchFinding, median, percentile, type Trial } from '../trial.ts';
import { type PriceRule, priceRules } from './price-rules.data.ts';

interface PastSale extends ComparedLot {
  group: string;
  soldPrice: number;
  runsAt: number;
}

/** A price told before a sale, and what the sale brought. */
interface Guess {
  count: number;
  error: number;
  isInside: boolean;
}

interface Result {
  rule: PriceRule;
  /** One for each sale, in the same order for all rules. */
  guesses: readonly (Guess | undefined)[];
}

const month = 30.4 * 86_400_000;

/** R39: tells the price of every sale of the last year from the sales before it, by each rule. */
export async function backtestPrices({ databaseUrl }: Trial): Promise<BenchFinding[]> {
  const groups = Map.groupBy(await readSales(databaseUrl), ({ group }) => group);
  const guessesOf = (rule: PriceRule) => [...groups.values()].flatMap((sales) => guessAll(sales, rule));
  const [built, ...others] = priceRules.map((rule): Result => ({ rule, guesses: guessesOf(rule) }));
  if (!built) return [];
  process.stdout.write(`${tableOf(built, [built, ...others]).join('\n')}\n`);
  return others.map((other) => {
    const [ours, theirs] = errorsOnSameSales(built, other);
    return {
      name: `how far the price was from the next sale, in the middle, against "${other.rule.name}"`,
      ratio: ours / theirs,
      atMost: 1.05,
      detail: `${percent(ours)} against ${percent(theirs)}, of the sales that both could tell`,
    };
  });
}

/** A rule that tells fewer prices tells the easier ones, so that only the sales told by both compare two rules. */
function errorsOnSameSales(one: Result, other: Result): [number, number] {
  const both = one.guesses.flatMap((ours, place) => {
    const theirs = other.guesses[place];
    return ours && theirs ? [[ours.error, theirs.error] as const] : [];
  });
  return [median(both.map(([error]) => error)), median(both.map(([, error]) => error))];
}

async function readSales(databaseUrl: string): Promise<PastSale[]> {
  const rows = await query(
    databaseUrl,
    `SELECT kind, concat_ws(' ', kind, model_id, chassis_id) AS group, year, condition, mileage_km AS mileage, hours,
       lower(trim_name) AS trim, sold_price::float8 AS "soldPrice", extract(epoch FROM runs_at)::float8 * 1000 AS "runsAt"
     FROM lot WHERE sold_price IS NOT NULL AND kind <> 'stock' ORDER BY runs_at`,
  );
  return rows as unknown as PastSale[];
}

/** Only the last year is told, so that the first sales have a year behind them too. */
function guessAll(sales: readonly PastSale[], rule: PriceRule): (Guess | undefined)[] {
  const latest = sales.at(-1)?.runsAt ?? 0;
  return sales.flatMap((sale, place) => {
    if (sale.runsAt < latest - 12 * month) return [];
    const earlier = sales.slice(0, place).filter(({ runsAt }) => runsAt < sale.runsAt);
    return [guess(sale, earlier, rule)];
  });
}

function guess(sale: PastSale, earlier: readonly PastSale[], rule: PriceRule): Guess | undefined {
  const { order, enough, without = [] } = rule;
  for (let steps = 0; steps <= order.length; steps += 1) {
    const loosened = [...without, ...order.slice(0, steps)];
    const likeness = likenessWithout(sale, loosened);
    const months = rule.months[loosened.includes('months') ? 1 : 0];
    const prices = earlier.flatMap((one) => (isAlike(one, sale, likeness, months) ? one.soldPrice : []));
    if (prices.length < enough && steps < order.length) continue;
    const quartiles = prices.length < fewestSales ? null : quartilesOf(prices);
    if (!quartiles) return undefined;
    const { lower, median: middle, upper } = quartiles;
    return {
      count: prices.length,
      error: Math.abs(middle - sale.soldPrice) / sale.soldPrice,
      isInside: sale.soldPrice >= lower && sale.soldPrice <= upper,
    };
  }
  return undefined;
}

const isWithin = (value: number | null, range: { from: number; to: number } | null) =>
  range === null || (value !== null && value >= range.from && value <= range.to);

function isAlike(one: PastSale, sale: PastSale, likeness: Likeness, months: number): boolean {
  const { years, grades, mileage, hours, trim } = likeness;
  return (
    one.runsAt >= sale.runsAt - months * month &&
    isWithin(one.year, years) &&
    (grades.length === 0 || grades.includes(one.condition)) &&
    isWithin(one.mileage, mileage) &&
    isWithin(one.hours, hours) &&
    (trim === null || one.trim === trim)
  );
}

const counts = [
  ['5 to 7', 5, 7],
  ['8 to 19', 8, 19],
  ['20 and more', 20, Infinity],
] as const;

function tableOf(built: Result, results: readonly Result[]): string[] {
  const head = [
    'rule',
    'told',
    'error, median',
    'as built, on the same sales',
    'error, 90th',
    'inside the quartiles',
    ...counts.map(([name]) => `median, ${name} sales`),
  ];
  return markdownTable(
    head,
    results.map((result) => {
      const guesses = result.guesses.filter((told) => told !== undefined);
      const errors = guesses.map(({ error }) => error);
      const ofCount = counts.map(([, from, to]) =>
        percent(median(guesses.filter(({ count }) => count >= from && count <= to).map(({ error }) => error))),
      );
      const inside = guesses.filter(({ isInside }) => isInside).length / guesses.length;
      return [
        result.rule.name,
        String(guesses.length),
        percent(median(errors)),
        percent(errorsOnSameSales(built, result)[0]),
        percent(percentile(errors, 0.9)),
        percent(inside),
        ...ofCount,
      ];
    }),
  );
}

const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);

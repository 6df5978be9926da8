/** An amount that an account has to pay, under a name that the caller knows. */
export interface OpenSum {
  id: string;
  amount: number;
}

export interface FittingSum {
  ids: readonly string[];
  /** In yen: what banks on the way may have kept. */
  shortBy: number;
}

/** In yen. A larger difference is no fee of banks on the way. */
export const feeTolerance = 6000;

const mostSums = 30;
const mostTogether = 4;

/** The larger ones first. Of very many the first are kept, so the search stays short. */
export function searchableSums(sums: readonly OpenSum[]): OpenSum[] {
  return sums
    .filter(({ amount }) => amount > 0)
    .slice(0, mostSums)
    .toSorted((one, other) => other.amount - one.amount);
}

/** One to four sums that are together the amount, or a little more. The fewest that fit best; null if none do. */
export function fittingSum(sums: readonly OpenSum[], amount: number): FittingSum | null {
  let best: FittingSum | null = null;
  for (let count = 1; count <= Math.min(mostTogether, sums.length) && best?.shortBy !== 0; count += 1) {
    const limit: number = best?.shortBy ?? feeTolerance + 1;
    best = fittingCount({ sums, amount, limit }, count) ?? best;
  }
  return best;
}

interface SumSearch {
  sums: readonly OpenSum[];
  amount: number;
  /** Only sums that are short by less are sought. */
  limit: number;
}

function fittingCount(search: SumSearch, count: number, from = 0, total = 0): FittingSum | null {
  const { sums, amount } = search;
  let [best, limit]: [FittingSum | null, number] = [null, search.limit];
  for (let index = from; index <= sums.length - count; index += 1) {
    const { id, amount: sum } = sums[index] ?? { id: '', amount: 0 };
    // The others are not larger, so from here on nothing reaches the amount.
    if (total + sum * count < amount) break;
    const next = total + sum;
    if (next - amount >= limit) continue;
    const rest: FittingSum | null =
      count === 1
        ? { ids: [], shortBy: next - amount }
        : fittingCount({ ...search, limit }, count - 1, index + 1, next);
    if (!rest) continue;
    best = { ids: [id, ...rest.ids], shortBy: rest.shortBy };
    limit = rest.shortBy;
    if (limit === 0) break;
  }
  return best;
}

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
  /** The larger ones first. */
  sums: readonly OpenSum[];
  amount: number;
  /** Only sums that are short by less are sought. */
  limit: number;
}

/** The best group of so many sums, all of them from the given place on, that make up the amount with the total before them. */
function fittingCount(search: SumSearch, count: number, from = 0, total = 0): FittingSum | null {
  if (count === 1) return fittingOne(search);
  if (count === 2) return fittingPair(search, from, total);
  const { sums, amount } = search;
  let [best, limit]: [FittingSum | null, number] = [null, search.limit];
  for (let index = from; index <= sums.length - count && limit > 0; index += 1) {
    const { id, amount: sum } = sums[index] ?? nothing;
    // The others are not larger, so from here on nothing reaches the amount.
    if (total + sum * count < amount) break;
    if (total + sum - amount >= limit) continue;
    const rest = fittingCount({ sums, amount, limit }, count - 1, index + 1, total + sum);
    if (!rest) continue;
    best = { ids: [id, ...rest.ids], shortBy: rest.shortBy };
    limit = rest.shortBy;
  }
  return best;
}

const nothing: OpenSum = { id: '', amount: 0 };

function fittingOne({ sums, amount, limit }: SumSearch): FittingSum | null {
  const found = sums.findLast((sum) => sum.amount >= amount);
  return found && found.amount - amount < limit ? { ids: [found.id], shortBy: found.amount - amount } : null;
}

/** Walks from both ends: a pair that is too large gets a smaller first sum, one that is too small a larger second one. */
function fittingPair({ sums, amount, limit }: SumSearch, from: number, total: number): FittingSum | null {
  let [first, second, shortBy] = [from, sums.length - 1, limit];
  let best: FittingSum | null = null;
  while (first < second && shortBy > 0) {
    const [one, other] = [sums[first] ?? nothing, sums[second] ?? nothing];
    const beyond = total + one.amount + other.amount - amount;
    if (beyond >= 0 && beyond < shortBy) {
      best = { ids: [one.id, other.id], shortBy: beyond };
      shortBy = beyond;
    }
    if (beyond < 0) second -= 1;
    else first += 1;
  }
  return best;
}

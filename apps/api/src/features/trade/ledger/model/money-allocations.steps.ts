import {
  type BookedMoney,
  costOf,
  isBooked,
  type ModelAllocation,
  type ModelBuyer,
  type ModelPurchase,
  type ModelSource,
  sumOf,
  type ToldMoney,
} from './money-facts.steps.ts';
import type { MoneyModel } from './money-model.steps.ts';

// R92: the allocations of the model. Every sum is made anew from the lists.

const sumOfAmounts = (some: readonly { amount: number }[]) => sumOf(some.map(({ amount }) => amount));

export const paidOf = (purchase: ModelPurchase): number =>
  sumOfAmounts(purchase.bid.buyer.allocations.filter((one) => one.purchase === purchase));

export const openOf = (purchase: ModelPurchase): number => Math.max(0, costOf(purchase) - paidOf(purchase));

export const allocatedOf = ({ allocations }: ModelBuyer, source: ModelSource): number =>
  sumOfAmounts(allocations.filter((one) => one.source === source));

export const restOf = (buyer: ModelBuyer, source: ModelSource): number =>
  source.isReversed ? 0 : source.amount - allocatedOf(buyer, source);

const allOpenOf = (model: MoneyModel, buyer: ModelBuyer) => sumOf(model.purchasesOf(buyer).map(openOf));

export const freeOf = (model: MoneyModel, buyer: ModelBuyer): number =>
  model.balanceOf(buyer) + allOpenOf(model, buyer);

/** R93: what free money does not cover. */
export const debtOf = (model: MoneyModel, buyer: ModelBuyer): number =>
  Math.max(0, allOpenOf(model, buyer) - Math.max(0, freeOf(model, buyer)));

/** Each booking allocates all money of the buyer. A credit without a purchase is a source of money. */
export function countMoney(model: MoneyModel, buyer: ModelBuyer, preferred: readonly ModelPurchase[] = []): void {
  const now: BookedMoney = { outside: model.outsideOf(buyer), inside: insideOf(model.purchasesOf(buyer)) };
  const up = now.outside - buyer.counted.outside;
  if (up === 0 && now.inside === buyer.counted.inside) return;
  if (up > 0) buyer.sources.push({ id: 0, amount: up, isReversed: false });
  buyer.counted = now;
  allocateAnew(model, buyer, preferred);
}

/** Amounts of nothing are in no ledger. */
function insideOf(purchases: readonly ModelPurchase[]): string {
  const amounts = purchases.map(({ price, isVoid, charges }) =>
    [isVoid ? 0 : price, ...charges.map((charge) => (isBooked(charge) && charge.amount) || 0)]
      .map((amount, place) => (amount === 0 ? '' : `${place}:${amount}`))
      .filter(Boolean),
  );
  return JSON.stringify(amounts);
}

/** The newest is freed first; the oldest money goes to the preferred purchases, then to what is due first. */
export function allocateAnew(model: MoneyModel, buyer: ModelBuyer, preferred: readonly ModelPurchase[] = []): void {
  const newestFirst = buyer.allocations.toReversed();
  for (const one of newestFirst) if (one.source.isReversed) one.amount = 0;
  for (const one of newestFirst) free(one, paidOf(one.purchase) - Math.max(0, costOf(one.purchase)));
  for (const one of newestFirst) free(one, -freeOf(model, buyer));
  const byDueDay = model.purchasesOf(buyer).toSorted((one, other) => one.dueDays - other.dueDays);
  for (const purchase of [...preferred, ...(buyer.isByHand ? [] : byDueDay)]) {
    for (const source of buyer.sources) {
      const amount = mostOf(model, source, purchase);
      if (amount > 0) buyer.allocations.push({ id: 0, source, purchase, amount });
    }
  }
  dropFreed(buyer);
}

/** The most that may go from a source to a purchase of the same buyer. */
export function mostOf(model: MoneyModel, source: ModelSource, purchase: ModelPurchase): number {
  const { buyer } = purchase.bid;
  if (!buyer.sources.includes(source)) return 0;
  return Math.max(0, Math.min(restOf(buyer, source), openOf(purchase), freeOf(model, buyer)));
}

function free(one: ModelAllocation, excess: number): void {
  one.amount -= Math.max(0, Math.min(one.amount, excess));
}

function dropFreed(buyer: ModelBuyer): void {
  buyer.allocations = buyer.allocations.filter(({ amount }) => amount > 0);
}

export function allocateInModel(
  model: MoneyModel,
  source: ModelSource,
  purchase: ModelPurchase,
  amount: number,
): ToldMoney {
  if (amount > mostOf(model, source, purchase)) return 'ALLOCATION_EXCEEDS';
  purchase.bid.buyer.allocations.push({ id: 0, source, purchase, amount });
  return 'done';
}

/** Money that is only freed stays so until something is booked. */
export function freeInModel(
  model: MoneyModel,
  one: ModelAllocation,
  amount: number,
  to: ModelPurchase | null,
): ToldMoney {
  if (amount > one.amount) return 'ALLOCATION_EXCEEDS';
  one.amount -= amount;
  const told = to ? allocateInModel(model, one.source, to, amount) : 'done';
  if (told !== 'done') one.amount += amount;
  dropFreed(one.purchase.bid.buyer);
  return told;
}

/** R92, R93: the rule or staff allocate from now on, and what is bought from now on is due after these days. */
export function setTermsInModel(
  model: MoneyModel,
  buyer: ModelBuyer,
  terms: Pick<ModelBuyer, 'isByHand' | 'dueDays'>,
): ToldMoney {
  Object.assign(buyer, terms);
  allocateAnew(model, buyer);
  return 'done';
}

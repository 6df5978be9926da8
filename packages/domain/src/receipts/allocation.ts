/** R92: the money of an account, and what it is allocated to. */
export interface MoneyState {
  balance: number;
  /** Those that are not paid exactly, the oldest due first. */
  purchases: readonly PurchaseToPay[];
  /** Entries up that bear no purchase and are not taken back, the oldest first, as far as something is left of them. */
  sources: readonly { entryId: number; rest: number }[];
}

export interface PurchaseToPay {
  id: number;
  /** The sum of its entries, as an amount above zero; a void one may have none. */
  cost: number;
  allocated: number;
}

/** An allocation, as far as it is not freed. */
export interface Allocation {
  id: number;
  entryId: number;
  purchaseId: number;
  amount: number;
  /** Its entry is taken back. */
  isReversed: boolean;
}

export interface NewAllocation {
  entryId: number;
  purchaseId: number;
  amount: number;
}

export interface Freed {
  id: number;
  amount: number;
}

export const openOf = ({ cost, allocated }: Pick<PurchaseToPay, 'cost' | 'allocated'>): number =>
  Math.max(0, cost - allocated);

/** R92: the money that no purchase needs or has; below zero if more is owed than what is open. */
export const freeMoney = ({ balance, purchases }: Pick<MoneyState, 'balance' | 'purchases'>): number =>
  balance + sumOf(purchases.map(openOf));

/**
 * R92: what must be freed, the newest first: all of an entry that is taken back, what a purchase has beyond its cost, and as
 * much as the account lacks. `made` are its allocations, the newest first.
 */
export function allocationsToFree(
  { balance, purchases }: Pick<MoneyState, 'balance' | 'purchases'>,
  made: readonly Allocation[],
): Freed[] {
  const all = [...purchases, ...paidExactly(purchases, made)];
  const excess = new Map(all.map(({ id, cost, allocated }) => [id, allocated - Math.max(0, cost)]));
  const freed = new Map<number, number>();
  const free = ({ id, purchaseId, amount }: Allocation, most: number) => {
    const part = Math.min(most, amount - (freed.get(id) ?? 0));
    if (part <= 0) return 0;
    freed.set(id, (freed.get(id) ?? 0) + part);
    excess.set(purchaseId, (excess.get(purchaseId) ?? 0) - part);
    return part;
  };
  for (const one of made) if (one.isReversed) free(one, one.amount);
  for (const one of made) free(one, excess.get(one.purchaseId) ?? 0);
  // Only now is it known what is open.
  let lacking = -freeMoney({ balance, purchases: withFreed(all, made, freed) });
  for (const one of made) lacking -= free(one, lacking);
  return [...freed].map(([id, amount]) => ({ id, amount }));
}

/**
 * R92: the money that is free goes to what is open: first to the named purchases, then by the order of the state. Of an account
 * that allocates by hand, it goes to the named ones only.
 */
export function newAllocations(state: MoneyState, named: readonly number[] = [], isByHand = false): NewAllocation[] {
  const rests = state.sources.map((source) => ({ ...source }));
  const allocations: NewAllocation[] = [];
  let free = freeMoney(state);
  const first = named.flatMap((id) => state.purchases.filter((purchase) => purchase.id === id));
  const others = isByHand ? [] : state.purchases.filter((purchase) => !first.includes(purchase));
  for (const { id: purchaseId, ...purchase } of [...first, ...others]) {
    let open = openOf(purchase);
    for (const source of rests) {
      const amount = Math.min(source.rest, open, free);
      if (amount <= 0) continue;
      allocations.push({ entryId: source.entryId, purchaseId, amount });
      source.rest -= amount;
      open -= amount;
      free -= amount;
    }
  }
  return allocations;
}

/** R92: the most that can go by hand from an entry to a purchase. */
export function mostAllocatable(state: MoneyState, entryId: number, purchaseId: number): number {
  const rest = state.sources.find((source) => source.entryId === entryId)?.rest ?? 0;
  const purchase = state.purchases.find(({ id }) => id === purchaseId);
  return Math.max(0, Math.min(rest, purchase ? openOf(purchase) : 0, freeMoney(state)));
}

/** Those that have allocations and are not among the others. */
function paidExactly(purchases: readonly PurchaseToPay[], made: readonly Allocation[]): PurchaseToPay[] {
  const known = new Set(purchases.map(({ id }) => id));
  const paid = new Map<number, number>();
  for (const { purchaseId, amount } of made) {
    if (!known.has(purchaseId)) paid.set(purchaseId, (paid.get(purchaseId) ?? 0) + amount);
  }
  return [...paid].map(([id, amount]) => ({ id, cost: amount, allocated: amount }));
}

function withFreed(
  purchases: readonly PurchaseToPay[],
  made: readonly Allocation[],
  freed: ReadonlyMap<number, number>,
): PurchaseToPay[] {
  const back = new Map<number, number>();
  for (const { id, purchaseId } of made) back.set(purchaseId, (back.get(purchaseId) ?? 0) + (freed.get(id) ?? 0));
  return purchases.map((purchase) => ({ ...purchase, allocated: purchase.allocated - (back.get(purchase.id) ?? 0) }));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

import { entriesOfChargeChange, type PurchaseEntry } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { type AllIn, estimateAllIn } from '@seri/domain/tariffs/all-in';
import type { ExpectedCharge } from '@seri/domain/tariffs/expected-charge';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import { readInvoiced } from '../../papers/papers.query.ts';
import { readPurchaseFacts } from '../../tariffs/purchase-facts.query.ts';
import { useTariffs } from '../../tariffs/tariffs.command.ts';
import { readTariffsFor } from '../../tariffs/tariffs.query.ts';
import { bookedOf, type ChargeRow, insertChargesByRule, readCharges, writeCharge } from './charge.store.ts';

/** R87: gives a new purchase the charges that the table of prices has for it; what arises with the win is booked. */
export async function chargeByRule(tx: Tx, purchaseId: number): Promise<ChargeRow[]> {
  const lines = await estimateCharges(tx, purchaseId);
  const booked = lines.flatMap(({ tariff, amount }) => (tariff?.booksAt === 'win' && amount !== null ? [tariff] : []));
  await useTariffs(tx, booked);
  const charges = lines.map(({ kind, amount, tariff }) => ({
    purchase_id: purchaseId,
    kind,
    amount,
    tariff_id: tariff?.id ?? null,
    state: tariff && booked.includes(tariff) ? ('booked' as const) : ('expected' as const),
  }));
  return insertChargesByRule(tx, purchaseId, charges);
}

/**
 * R87: charges by the table follow a price that is corrected: an estimate is made anew, and what is booked changes by the
 * difference. A charge that staff have changed or given back, or that an invoice bears, stays as it is. Returns the entries to book.
 */
export async function repriceCharges(tx: Tx, purchaseId: number, formerPrice: number): Promise<PurchaseEntry[]> {
  const former = linesByKind(await estimateCharges(tx, purchaseId, { price: formerPrice }));
  const lines = linesByKind(await estimateCharges(tx, purchaseId));
  const invoiced = new Set((await readInvoiced(tx, [purchaseId])).map(({ chargeId }) => chargeId));
  const entries: PurchaseEntry[] = [];
  for (const charge of await readCharges(tx, purchaseId)) {
    const [before, line] = [former.get(charge.kind), lines.get(charge.kind)];
    const isByTable = charge.entered_by === null && before?.amount === charge.amount;
    if (!isByTable || charge.state === 'returned' || invoiced.has(charge.id) || !line || line.amount === charge.amount)
      continue;
    if (charge.state === 'booked') {
      const { amount, tariff } = line;
      if (amount === null || !tariff) continue;
      await useTariffs(tx, [tariff]);
      entries.push(...bookedOf([charge]).flatMap((booked) => entriesOfChargeChange(booked, amount)));
    }
    await writeCharge(tx, charge.id, { amount: line.amount, tariff_id: line.tariff?.id ?? null });
  }
  return entries;
}

export const linesByKind = (lines: AllIn['lines']) =>
  new Map<LineKind, ExpectedCharge>(lines.map((line) => [line.kind, line]));

interface EstimateOf {
  /** The present one if it is missing. */
  price?: number;
  /** The day on which freight and inspection are booked; that of the purchase if it is missing. */
  bookedOn?: JapanDay;
}

export async function estimateCharges(tx: Tx, purchaseId: number, of: EstimateOf = {}): Promise<AllIn['lines']> {
  return (await estimateChargesOf(tx, [purchaseId], of)).get(purchaseId) ?? [];
}

export async function estimateChargesOf(
  tx: Tx,
  purchaseIds: readonly number[],
  { price, bookedOn }: EstimateOf,
): Promise<Map<number, AllIn['lines']>> {
  const found = await readPurchaseFacts(tx, purchaseIds);
  const gone = purchaseIds.find((id) => !found.has(id));
  if (gone !== undefined) throw new Error(`The lot of the purchase ${gone} is gone.`);
  const bought = [...found.values()].map(({ purchasedOn }) => purchasedOn);
  const rows = await readTariffsFor(tx, ...new Set([...bought, ...(bookedOn ? [bookedOn] : [])]));
  return new Map(
    [...found].map(([id, { facts, purchasedOn }]) => {
      const days = { purchasedOn, bookedOn: bookedOn ?? purchasedOn };
      return [id, estimateAllIn(rows, { ...facts, price: price ?? facts.price }, days).lines] as const;
    }),
  );
}

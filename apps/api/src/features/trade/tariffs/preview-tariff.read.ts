import type { PreviewTariffBody, TariffPreview } from '@seri/contract/trade/tariffs.schema';
import { estimateAllIn } from '@seri/domain/tariffs/all-in';
import { expectedCharge } from '@seri/domain/tariffs/expected-charge';
import type { Tariff, TariffDraft } from '@seri/domain/tariffs/tariff';
import { findOverlap } from '@seri/domain/tariffs/tariff-scope';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';
import { type LotNames, readLotNames } from '../../stock/lots/lot-names.query.ts';
import { assertGoodRow } from './named-rows.read.ts';
import { type PricedFacts, readPurchaseFacts } from './purchase-facts.query.ts';
import { readTariffs } from './tariffs.query.ts';
import { refuseOverlap } from './write-tariffs.ts';

const most = 50;

/** R88: the charge of the last purchases, by the table as it is and as it would be with the row. It writes nothing. */
export async function previewTariff(
  db: Db,
  actor: Actor,
  { id, row }: PreviewTariffBody,
  now: Date,
): Promise<TariffPreview> {
  await assertGoodRow(db, actor, row);
  const before = await readTariffs(db);
  const draft: Tariff = { ...row, id: 0, version: 1, isUsed: false, isDemo: false };
  const after = [...before.filter((other) => other.id !== id), draft];
  const overlap = findOverlap(after);
  if (overlap) throw refuseOverlap(overlap[0] === draft ? overlap[1] : overlap[0]);
  const day = dayWithin(row, japanDay(now));
  const purchases = await readLastPurchases(db, actor);
  const [facts, names] = await Promise.all([
    readPurchaseFacts(
      db,
      purchases.map((purchase) => purchase.id),
    ),
    readLotNames(
      db,
      purchases.map(({ lot_id, held_on }) => ({ id: lot_id, held_on })),
    ),
  ]);
  return {
    day,
    purchases: purchases.flatMap((purchase) => {
      const known = facts.get(purchase.id)?.facts;
      const lot = names.get(purchase.lot_id);
      if (!known || !lot) return [];
      const amount = (rows: readonly Tariff[]) => amountOf(rows, row.kind, known, day);
      return [{ ...presentPurchase(purchase, lot), before: amount(before), after: amount(after) }];
    }),
  };
}

/** Today, or the nearest day on which the row is valid. */
function dayWithin({ validFrom, validTo }: TariffDraft, today: JapanDay): JapanDay {
  if (today < validFrom) return validFrom;
  return validTo !== null && validTo < today ? validTo : today;
}

function amountOf(rows: readonly Tariff[], kind: Tariff['kind'], facts: PricedFacts, day: JapanDay): number | null {
  if (kind !== 'insurance') return expectedCharge(rows, kind, facts, day).amount;
  const { lines } = estimateAllIn(rows, facts, { purchasedOn: day, bookedOn: day });
  return lines.find((line) => line.kind === kind)?.amount ?? null;
}

function readLastPurchases(db: Db, actor: Actor) {
  return db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['purchase.id', 'lot_id', 'held_on', 'price', 'full_name'])
    .where('voided_at', 'is', null)
    .where('purchase.account_id', 'in', visibleAccounts(db, actor).select('account.id'))
    .orderBy('purchased_at', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(most)
    .execute();
}

function presentPurchase(
  { id, price, full_name: client }: Awaited<ReturnType<typeof readLastPurchases>>[number],
  { lotNo, auctionName: auction, specification }: LotNames,
) {
  return { id, lotNo, auction, specification, client, price };
}

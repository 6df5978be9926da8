import { missingMoney, type MissingMoney } from '@seri/domain/car-papers/paper-hold';
import { carPaperKindNames, carPaperKinds } from '@seri/domain/car-papers/paper-kinds.data';
import { type CarPaperState, standingState } from '@seri/domain/car-papers/paper-states';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountsHiddenFrom } from '../../people/clients/clients.query.ts';
import { readCarMoney } from '../../trade/ledger/allocation/payment-facts.query.ts';
import type { CarPaperRow } from './paper.store.ts';

export interface ReadPaper extends CarPaperRow {
  purchases: number[];
  uploader: string;
  opener: string | null;
  missing: MissingMoney;
  /** R99: a held paper counts as shared once its cars are paid. */
  standing: CarPaperState;
}

const forStaff = carPaperKindNames.filter((kind) => carPaperKinds[kind].isForStaffOnly);

const purchasesOfPaper = sql<number[]>`(
  select jsonb_agg(purchase_id order by purchase_id) from car_paper_purchase where paper_id = car_paper.id)`;

/**
 * R99: the papers that the reader may know of. Staff know of those of the clients that they see; a client of those that are shared or
 * held, and only if all of their cars are its own and one of them stands. To everybody else they are missing.
 */
export function isKnownPaper(db: Db, actor: Actor): RawBuilder<boolean> {
  const cars = sql`car_paper_purchase as car join purchase on purchase.id = car.purchase_id where car.paper_id = car_paper.id`;
  if (isStaff(actor)) {
    const hidden = accountsHiddenFrom(db, actor).select('account.id');
    return sql`not exists (select from ${cars} and purchase.account_id in ${hidden})`;
  }
  return sql`(car_paper.kind <> all(${forStaff}::text[]) and car_paper.state in ('shared', 'held', 'replaced')
    and not exists (select from ${cars} and purchase.account_id <> ${actor.accountId})
    and exists (select from ${cars} and purchase.voided_at is null))`;
}

/** A void car shows its papers to staff alone. */
const isShownAt = (actor: Actor, purchaseId: number): RawBuilder<boolean> => sql`exists (
  select from car_paper_purchase as shown join purchase on purchase.id = shown.purchase_id
  where shown.paper_id = car_paper.id and purchase.id = ${purchaseId} and (${isStaff(actor)} or purchase.voided_at is null))`;

function selectKnown(db: Db, actor: Actor) {
  return db
    .selectFrom('car_paper')
    .innerJoin('account as uploader', 'uploader.id', 'uploaded_by')
    .leftJoin('account as opener', 'opener.id', 'opened_by')
    .selectAll('car_paper')
    .select(['uploader.full_name as uploader', 'opener.full_name as opener', purchasesOfPaper.as('purchases')])
    .where(isKnownPaper(db, actor));
}

/** Those of one car, the newest first, with their earlier versions. */
export async function readPapersOfCar(db: Db, actor: Actor, purchaseId: number): Promise<ReadPaper[]> {
  const rows = await selectKnown(db, actor)
    .where(isShownAt(actor, purchaseId))
    .orderBy('car_paper.id', 'desc')
    .execute();
  return judge(db, rows as unknown as Omit<ReadPaper, 'missing' | 'standing'>[]);
}

export async function findKnownPaper(db: Db, actor: Actor, id: number): Promise<ReadPaper | undefined> {
  const rows = await selectKnown(db, actor).where('car_paper.id', '=', id).execute();
  return (await judge(db, rows as unknown as Omit<ReadPaper, 'missing' | 'standing'>[]))[0];
}

/** Reads the money anew, so that a paper opens as soon as its cars are paid. */
async function judge(db: Db, rows: readonly Omit<ReadPaper, 'missing' | 'standing'>[]): Promise<ReadPaper[]> {
  const money = await readCarMoney(db, [...new Set(rows.flatMap(({ purchases }) => purchases))]);
  return rows.map((row) => {
    const missing = missingMoney(row.purchases.flatMap((id) => money.get(id) ?? []));
    return { ...row, missing, standing: standingState({ state: row.state, missing }) };
  });
}

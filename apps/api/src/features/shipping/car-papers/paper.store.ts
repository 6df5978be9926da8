import type { CarPaperMedia } from '@seri/domain/car-papers/paper-files';
import { missingMoney, type MissingMoney } from '@seri/domain/car-papers/paper-hold';
import type { CarPaperKind } from '@seri/domain/car-papers/paper-kinds.data';
import type { CarPaperState } from '@seri/domain/car-papers/paper-states';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { CarPaper } from '../../../platform/database/schema.generated.ts';
import { readCarMoney } from '../../trade/ledger/allocation/payment-facts.query.ts';

export type CarPaperRow = Omit<Selectable<CarPaper>, 'kind' | 'state' | 'media' | 'issued_on' | 'valid_until'> & {
  kind: CarPaperKind;
  state: CarPaperState;
  media: CarPaperMedia;
  issued_on: JapanDay | null;
  valid_until: JapanDay | null;
};

/** The caller holds the locks of the account and of the cars. */
export async function lockPaper(tx: Tx, id: number): Promise<CarPaperRow | undefined> {
  return (await tx.selectFrom('car_paper').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    | CarPaperRow
    | undefined;
}

/** The purchases to which a paper belongs. */
export async function carsOfPaper(db: Db | Tx, paperId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('car_paper_purchase')
    .select('purchase_id')
    .where('paper_id', '=', paperId)
    .orderBy('purchase_id')
    .execute();
  return rows.map(({ purchase_id }) => purchase_id);
}

type NewCarPaper = Pick<
  CarPaperRow,
  | 'kind'
  | 'title'
  | 'number'
  | 'issued_on'
  | 'valid_until'
  | 'blob_key'
  | 'sha256'
  | 'bytes'
  | 'media'
  | 'state'
  | 'uploaded_by'
>;

/** A newer version of a paper that is shared is shared by whoever sends it. */
export async function insertCarPaper(tx: Tx, paper: NewCarPaper, purchaseIds: readonly number[]): Promise<CarPaperRow> {
  const isShared = paper.state === 'shared';
  const row = await tx
    .insertInto('car_paper')
    .values({ ...paper, ...(isShared && { shared_by: paper.uploaded_by, shared_at: sql<Date>`app_now()` }) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await joinCars(tx, row.id, purchaseIds);
  return row as CarPaperRow;
}

export async function joinCars(tx: Tx, paperId: number, purchaseIds: readonly number[]): Promise<void> {
  const rows = purchaseIds.map((purchase_id) => ({ paper_id: paperId, purchase_id }));
  await tx
    .insertInto('car_paper_purchase')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function leaveCars(tx: Tx, paperId: number, purchaseIds: readonly number[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  const rows = tx.deleteFrom('car_paper_purchase').where('paper_id', '=', paperId);
  await rows.where('purchase_id', 'in', [...purchaseIds]).execute();
}

type PaperChange = Omit<Updateable<CarPaper>, 'shared_at'> & { shared_at?: RawBuilder<Date | null> | null };

export async function writePaper(tx: Tx, id: number, to: PaperChange): Promise<void> {
  const changes = { ...to, version: sql<number>`version + 1` };
  await tx.updateTable('car_paper').set(changes).where('id', '=', id).execute();
}

/** How many papers a purchase has, without replaced and withdrawn ones. */
export async function countPapers(tx: Tx, purchaseIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('car_paper_purchase')
    .innerJoin('car_paper', 'car_paper.id', 'paper_id')
    .select(['purchase_id', sql<number>`count(*)::integer`.as('count')])
    .where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`)
    .where('state', 'in', ['draft', 'shared', 'held'])
    .groupBy('purchase_id')
    .execute();
  return new Map(rows.map(({ purchase_id, count }) => [purchase_id, count]));
}

/** R99: the money for which a paper of these cars waits. */
export async function readMissing(db: Db | Tx, purchaseIds: readonly number[]): Promise<MissingMoney> {
  return missingMoney([...(await readCarMoney(db, purchaseIds)).values()]);
}

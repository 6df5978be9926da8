import type { ShippingFileRow } from '@seri/contract/shipping/shipping-files.schema';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import { shippingOutcomes } from '@seri/domain/shipping-files/shipping-file-states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

type FileCounts = ShippingFileRow['counts'];

export const noCounts: FileCounts = {
  rows: 0,
  unknown: 0,
  attention: 0,
  chosen: 0,
  outcomes: { applied: 0, same: 0, conflict: 0, refused: 0, undone: 0, stays: 0 },
};

const countOf = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`;
const ofRank = (rank: (typeof rowRanks)[number]) => countOf(sql`rank = ${rowRanks.indexOf(rank)}`);
const ofOutcome = (outcome: string) => countOf(sql`outcome = ${outcome}`).as(outcome);

/** How many rows of each list are of each kind. */
export async function readCounts(db: Db | Tx, fileIds: readonly number[]): Promise<Map<number, FileCounts>> {
  const rows = await db
    .selectFrom('shipping_row')
    .select(['file_id', sql<number>`count(*)::integer`.as('rows')])
    .select([ofRank('unknown').as('unknown'), ofRank('attention').as('attention')])
    .select(countOf(sql`is_chosen`).as('chosen'))
    .select(shippingOutcomes.map(ofOutcome))
    .where(sql<boolean>`file_id = any(${fileIds}::bigint[])`)
    .groupBy('file_id')
    .execute();
  return new Map(
    rows.map(({ file_id: id, rows: all, unknown, attention, chosen, ...outcomes }) => [
      id,
      { rows: all, unknown, attention, chosen, outcomes: outcomes as FileCounts['outcomes'] },
    ]),
  );
}

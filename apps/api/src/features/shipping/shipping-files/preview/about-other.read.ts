import type { ListRow } from '@seri/domain/shipping-files/read/list-row';
import { previewRow, rowRanks } from '@seri/domain/shipping-files/preview-rows';
import type { PreviewShip } from '@seri/domain/shipping-files/preview-ships';
import type { RowProblem } from '@seri/domain/shipping-files/read/row-problems';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { judgeRows } from './judge-rows.read.ts';
import { readKnownShips } from './known-ships.read.ts';
import { readStandingCars } from './standing-cars.read.ts';

const contradictions: readonly string[] = ['twice', 'contradicted'] satisfies RowProblem['problem'][];

/** R102: what a row would change of another car of its number. */
export async function aboutOther(tx: Tx, fileId: number, place: number, purchaseId: number) {
  const row = await findRow(tx, fileId, place);
  if (!row?.others.includes(purchaseId) || row.purchase_id === null) throw refusal('NOT_FOUND');
  const standing = (await readStandingCars(tx, [purchaseId], row.listed_on)).get(purchaseId);
  if (!standing) throw refusal('STATE_CHANGED');
  const previewed = previewRow(
    {
      row: row.facts,
      isSafe: false,
      standing,
      ship: row.ship === null ? undefined : await findPreviewShip(tx, fileId, row.ship),
      ports: { load: row.load_place ?? undefined, discharge: row.discharge_place ?? undefined },
      contradictions: row.problems.filter(({ problem }) => contradictions.includes(problem)),
    },
    row.listed_on,
  );
  const [seen = previewed] = await judgeRows(tx, [previewed], () => purchaseId);
  const about = {
    purchase_id: purchaseId,
    seen_version: standing.version,
    others: sql<number[]>`array_append(array_remove(others, ${purchaseId}::bigint), ${row.purchase_id}::bigint)`,
    problems: JSON.stringify(seen.problems),
    rank: rowRanks.indexOf(seen.rank),
  };
  return { about, changes: seen.changes };
}

function findRow(tx: Tx, fileId: number, place: number) {
  return tx
    .selectFrom('shipping_row')
    .innerJoin('shipping_file', 'shipping_file.id', 'file_id')
    .select(['purchase_id', 'ship', 'load_place', 'discharge_place'])
    .select((row) => [
      sql<number[]>`to_jsonb(others)`.as('others'),
      row.ref('listed_on').$castTo<JapanDay>().as('listed_on'),
      row.ref('facts').$castTo<ListRow>().as('facts'),
      row.ref('problems').$castTo<RowProblem[]>().as('problems'),
    ])
    .where('file_id', '=', fileId)
    .where('place', '=', place)
    .executeTakeFirst();
}

async function findPreviewShip(tx: Tx, fileId: number, place: number): Promise<PreviewShip> {
  const { voyage_id: voyageId, ...ship } = await tx
    .selectFrom('shipping_ship')
    .select(['vessel', 'number', 'line', 'voyage_id'])
    .select((one) => [
      one.ref('changes').$castTo<PreviewShip['changes']>().as('changes'),
      one.ref('calls').$castTo<PreviewShip['calls']>().as('calls'),
      one.ref('problems').$castTo<RowProblem[]>().as('problems'),
    ])
    .where('file_id', '=', fileId)
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return { ...ship, known: (await readKnownShips(tx)).find(({ id }) => id === voyageId) ?? null };
}

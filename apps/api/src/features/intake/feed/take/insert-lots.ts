import { sql } from 'kysely';
import { copyRows } from '../../../../platform/database/copy-rows.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { factColumns, outcomeColumns, type StagedLot } from './lot-columns.data.ts';

type LotWithId = StagedLot & { id: number };

const status = ({ row, firstStatus }: LotWithId) => row.status ?? firstStatus;
const lotColumns = [
  { name: 'id', of: ({ id }: LotWithId) => id },
  ...factColumns,
  ...outcomeColumns.map((column) => (column.name === 'status' ? { ...column, of: status } : column)),
];

/** Inserts lots that are certainly new: draws their ids and writes both tables by COPY, without staging. */
export async function insertLots(
  tx: Tx,
  { sourceId, connection, recounted, touched }: Intake,
  lots: readonly StagedLot[],
): Promise<void> {
  if (lots.length === 0) return;
  const ids = await drawIds(tx, lots.length);
  const rows = lots.map((lot, index) => ({ ...lot, id: ids[index] ?? 0 }));
  const keyColumns = [
    { name: 'id', of: ({ id }: LotWithId) => id },
    { name: 'source_id', of: () => sourceId },
    { name: 'external_id', of: ({ row }: LotWithId) => row.id },
    { name: 'held_on', of: ({ heldOn }: LotWithId) => heldOn },
    { name: 'fingerprint', of: ({ fingerprint }: LotWithId) => fingerprint },
  ];
  await copyRows(connection.client, 'lot_key', keyColumns, rows);
  await copyRows(connection.client, 'lot', lotColumns, rows);
  for (const { id } of rows) touched.lots.add(id);
  for (const { sessionId } of lots) if (sessionId !== null) recounted.add(sessionId);
}

/** Aggregated into one text: thousands of one-column rows would cost more than drawing the ids. */
async function drawIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ ids: string }>`
    select string_agg(nextval('lot_key_id_seq')::text, ',') as ids from generate_series(1, ${count})`.execute(tx);
  return (rows[0]?.ids ?? '').split(',').map(Number);
}

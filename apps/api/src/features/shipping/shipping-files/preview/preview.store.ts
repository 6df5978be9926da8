import type { PreviewedListRow } from '@seri/domain/shipping-files/preview-list';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import type { PreviewShip } from '@seri/domain/shipping-files/preview-ships';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

/** Writes a preview in place of the one before. The caller holds the file. */
export async function replacePreview(
  tx: Tx,
  fileId: number,
  {
    ships,
    rows,
    versions,
  }: { ships: readonly PreviewShip[]; rows: readonly PreviewedListRow[]; versions: ReadonlyMap<number, number> },
): Promise<void> {
  await tx.deleteFrom('shipping_row').where('file_id', '=', fileId).execute();
  await tx.deleteFrom('shipping_ship').where('file_id', '=', fileId).execute();
  await insertShips(tx, fileId, ships);
  await insertRows(
    tx,
    fileId,
    rows.map((row, place) => storedRow(row, place, versions)),
  );
}

async function insertShips(tx: Tx, fileId: number, ships: readonly PreviewShip[]): Promise<void> {
  const stored = ships.map(({ known, ...ship }, place) => ({
    ...ship,
    place,
    voyageId: known?.id ?? null,
    version: known?.version ?? null,
  }));
  await sql`
    insert into shipping_ship (file_id, place, vessel, number, line, voyage_id, seen_version, calls, changes, problems)
    select ${fileId}, place, vessel, number, line, "voyageId", version, calls, changes, problems
    from jsonb_to_recordset(${JSON.stringify(stored)}) as ship (place integer, vessel text, number text, line text,
      "voyageId" bigint, version integer, calls jsonb, changes jsonb, problems jsonb)`.execute(tx);
}

type StoredRow = ReturnType<typeof storedRow>;

function storedRow(
  { row, match, ports, ship, changes, problems, rank, isChosen }: PreviewedListRow,
  place: number,
  versions: ReadonlyMap<number, number>,
) {
  const car = match.state === 'none' ? null : match.car.id;
  return {
    place,
    facts: row,
    match: match.state,
    difference: match.state === 'near' ? match.difference : null,
    car,
    others: 'others' in match ? match.others.map(({ id }) => id) : [],
    version: car === null ? null : (versions.get(car) ?? null),
    ship,
    load: ports.load ?? null,
    discharge: ports.discharge ?? null,
    changes,
    problems,
    rank: rowRanks.indexOf(rank),
    isChosen,
  };
}

const rowsPerStatement = 1_000;

async function insertRows(tx: Tx, fileId: number, rows: readonly StoredRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    await sql`
      insert into shipping_row (file_id, place, facts, match, difference, purchase_id, others, seen_version, ship, load_place,
        discharge_place, changes, problems, rank, is_chosen)
      select ${fileId}, place, facts, match, nullif(difference, 'null'), car, array(select jsonb_array_elements_text(others)::bigint),
        version, ship, load, discharge, changes, problems, rank, "isChosen"
      from jsonb_to_recordset(${chunk}) as row (place integer, facts jsonb, match text, difference jsonb, car bigint,
        others jsonb, version integer, ship integer, load text, discharge text, changes jsonb, problems jsonb, rank smallint,
        "isChosen" boolean)`.execute(tx);
  }
}

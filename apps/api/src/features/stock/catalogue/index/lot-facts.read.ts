import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Db } from '../../../../platform/database/database.ts';
import { type CopiedType, type CopiedValue, readCopy } from '../../../../platform/database/read-copy.ts';
import type { DirectoryRows } from '../columnar/segments/directory.ts';
import type { IndexedLot } from '../columnar/segments/lot-facts.ts';
import type { TouchedIds } from './touched-ids.ts';

interface FactColumn {
  sql: string;
  type: CopiedType;
}

const integer = (column: string): FactColumn => ({ sql: column, type: 'integer' });
const number = (column: string): FactColumn => ({ sql: `${column}::float8`, type: 'number' });
const text = (column: string): FactColumn => ({ sql: column, type: 'text' });

const factColumns = {
  id: number('id'),
  kind: text('kind'),
  day: integer(`held_on - date '1970-01-01'`),
  runsAt: number('(extract(epoch from runs_at) * 1000000)'),
  lotNumber: integer('lot_number'),
  session: number('session_id'),
  model: integer('model_id'),
  chassis: integer('chassis_id'),
  category: integer('category_id'),
  status: integer('status::integer'),
  color: text('color'),
  condition: text('condition'),
  conditionRank: integer('condition_rank::integer'),
  gearbox: text('gearbox'),
  steering: text('steering'),
  equipment: text('equipment'),
  trim: text('lower(trim_name)'),
  year: integer('year::integer'),
  engine: integer('engine_cc'),
  mileage: integer('mileage_km'),
  hours: integer('hours'),
  startPrice: number('start_price'),
  soldPrice: number('sold_price'),
} as const satisfies Record<keyof IndexedLot, FactColumn>;

const names = Object.keys(factColumns) as (keyof IndexedLot)[];
const columns = Object.values(factColumns);
const selected = Object.entries(factColumns).map(([name, column]) => `${column.sql} as "${name}"`);

export async function* readAllIndexedLots(client: Client, kind: LotKind): AsyncGenerator<IndexedLot[]> {
  const query = `select ${selected.join(', ')} from lot where kind = '${kind}'`;
  const types = columns.map(({ type }) => type);
  for await (const rows of readCopy(client, query, types)) yield rows.map(indexedLotOf);
}

/** Runs for millions of lots: `Object.fromEntries` takes three times as long. */
function indexedLotOf(row: readonly CopiedValue[]): IndexedLot {
  const facts: { [Name in keyof IndexedLot]?: CopiedValue } = {};
  for (let at = 0; at < names.length; at += 1) facts[names[at] as keyof IndexedLot] = row[at] as CopiedValue;
  return facts as IndexedLot;
}

/** Reads all touched lots in one snapshot, however many queries that takes. */
export function readTouched(db: Db, { lots: ids, sessions }: TouchedIds, inPiece: number) {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    const lots: IndexedLot[] = [];
    for (let from = 0; from < ids.length; from += inPiece) {
      for (const lot of await readIndexedLots(tx, ids.slice(from, from + inPiece))) lots.push(lot);
    }
    return { lots, names: await readDirectory(tx, lots, sessions) };
  });
}

async function readIndexedLots(db: Db, ids: readonly number[]): Promise<IndexedLot[]> {
  const { rows } = await sql<IndexedLot>`
    select ${sql.raw(selected.join(', '))} from lot
    where (id, held_on) in (select id, held_on from lot_key where id = any(${ids}::bigint[]))`.execute(db);
  return rows;
}

/** Reads the directory rows that these lots and sessions refer to, or without lots the whole directory. */
export async function readDirectory(db: Db, lots?: readonly IndexedLot[], sessionIds: readonly number[] = []) {
  const idsOf = (name: 'model' | 'chassis' | 'category' | 'session') =>
    lots && [...new Set(lots.flatMap((lot) => lot[name] ?? []))];
  const sessions = idsOf('session');
  const rows: DirectoryRows = {
    models: await db
      .selectFrom('model')
      .select(['id', 'maker_id as maker'])
      .where(isIncluded(idsOf('model')))
      .execute(),
    chassis: await db
      .selectFrom('chassis_code')
      .select(['id', 'name'])
      .where(isIncluded(idsOf('chassis')))
      .execute(),
    categories: await db
      .selectFrom('category')
      .select(['id', 'parent_id as group'])
      .where(isIncluded(idsOf('category')))
      .execute(),
    sessions: await db
      .selectFrom('auction_session')
      .select(['id', 'house_id as house', sql<JapanDay>`held_on`.as('day'), closesAt])
      .where(isIncluded(sessions && [...sessions, ...sessionIds]))
      .execute(),
  };
  return rows;
}

const closesAt = sql<number>`
  (extract(epoch from starts_at - make_interval(mins => bidding_closes_minutes)) * 1000)::float8`.as('closesAt');

function isIncluded(ids: readonly number[] | undefined) {
  return ids ? sql<boolean>`id = any(${ids}::bigint[])` : sql<boolean>`true`;
}

import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Db } from '../../../../platform/database/database.ts';
import { type CopiedType, type CopiedValue, readCopy } from '../../../../platform/database/read-copy.ts';
import type { DirectoryRows } from '../columnar/segments/directory.ts';
import type { LotFacts } from '../columnar/segments/lot-facts.ts';
import type { TouchedIds } from './touched-ids.ts';

interface FactColumn {
  sql: string;
  type: CopiedType;
}

const integer = (column: string): FactColumn => ({ sql: column, type: 'integer' });
const number = (column: string): FactColumn => ({ sql: `${column}::float8`, type: 'number' });
const text = (column: string): FactColumn => ({ sql: column, type: 'text' });

/** Of `lot`, by what the index calls it. */
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
  year: integer('year::integer'),
  engine: integer('engine_cc'),
  mileage: integer('mileage_km'),
  hours: integer('hours'),
  startPrice: number('start_price'),
  soldPrice: number('sold_price'),
} as const satisfies Record<keyof LotFacts, FactColumn>;

const names = Object.keys(factColumns);
const columns = Object.values(factColumns);
const selected = Object.entries(factColumns).map(([name, column]) => `${column.sql} as "${name}"`);

/** All lots of a kind, some at a time, in no order. */
export async function* readAllFacts(client: Client, kind: LotKind): AsyncGenerator<LotFacts[]> {
  const query = `select ${selected.join(', ')} from lot where kind = '${kind}'`;
  const types = columns.map(({ type }) => type);
  for await (const rows of readCopy(client, query, types)) yield rows.map(factsOf);
}

/** Millions of them: made from entries they take three times as long. */
function factsOf(row: readonly CopiedValue[]): LotFacts {
  const facts: Record<string, CopiedValue> = {};
  for (let at = 0; at < names.length; at += 1) facts[names[at] as string] = row[at] as CopiedValue;
  return facts as unknown as LotFacts;
}

/** What was touched, as it is now: however much it is, all of one moment. */
export function readTouched(db: Db, { lots: ids, sessions }: TouchedIds, inPiece: number) {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    const lots: LotFacts[] = [];
    for (let from = 0; from < ids.length; from += inPiece) {
      for (const lot of await readFacts(tx, ids.slice(from, from + inPiece))) lots.push(lot);
    }
    return { lots, names: await readDirectory(tx, lots, sessions) };
  });
}

/** These lots as they are now; one that is no more is missing. */
export async function readFacts(db: Db, ids: readonly number[]): Promise<LotFacts[]> {
  const { rows } = await sql<LotFacts>`
    select ${sql.raw(selected.join(', '))} from lot
    where (id, held_on) in (select id, held_on from lot_key where id = any(${ids}::bigint[]))`.execute(db);
  return rows;
}

/** What ids stand for: of the models and so on that these lots have and of these sessions, or of all there are. */
export async function readDirectory(db: Db, lots?: readonly LotFacts[], sessionIds: readonly number[] = []) {
  const idsOf = (name: 'model' | 'chassis' | 'category' | 'session') =>
    lots && [...new Set(lots.flatMap((lot) => lot[name] ?? []))];
  const sessions = idsOf('session');
  const rows: DirectoryRows = {
    models: await db
      .selectFrom('model')
      .select(['id', 'maker_id as maker'])
      .where(isAsked(idsOf('model')))
      .execute(),
    chassis: await db
      .selectFrom('chassis_code')
      .select(['id', 'name'])
      .where(isAsked(idsOf('chassis')))
      .execute(),
    categories: await db
      .selectFrom('category')
      .select(['id', 'parent_id as group'])
      .where(isAsked(idsOf('category')))
      .execute(),
    sessions: await db
      .selectFrom('auction_session')
      .select(['id', 'house_id as house', sql<JapanDay>`held_on`.as('day')])
      .where(isAsked(sessions && [...sessions, ...sessionIds]))
      .execute(),
  };
  return rows;
}

function isAsked(ids: readonly number[] | undefined) {
  return ids ? sql<boolean>`id = any(${ids}::bigint[])` : sql<boolean>`true`;
}

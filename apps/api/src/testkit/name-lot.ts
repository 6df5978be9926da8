import type { Db } from '../platform/database/database.ts';
import { type RawBuilder, sql } from 'kysely';
import { type NewLot, newLot } from './factories.ts';

interface NamedLotFields {
  maker?: string;
  model?: string;
  chassis?: string;
  /** The category of a machine, under its group. */
  category?: readonly [group: string, name: string];
  house?: string;
  /** The start of its session; a house may have several on one day. */
  startsAt?: string;
}

/** Inserts a lot with these names; lots with an equal name share the maker, model, chassis code, category or house. */
export async function newNamedLot(db: Db, options: NewLot & NamedLotFields): Promise<number> {
  const { maker = 'Toyota', model = 'Prius', chassis, category } = options;
  const id = await newLot(db, options);
  const makerId = await idOf(db, sql`maker (name) values (${maker}) on conflict (lower(name))`);
  const modelId = await idOf(
    db,
    sql`model (maker_id, name) values (${makerId}, ${model}) on conflict (maker_id, lower(name))`,
  );
  await sql`update lot set model_id = ${modelId} where id = ${id}`.execute(db);
  if (chassis !== undefined) {
    const codes = sql`chassis_code (model_id, name) values (${modelId}, ${chassis}) on conflict (model_id, lower(name))`;
    await sql`update lot set chassis_id = ${await idOf(db, codes)} where id = ${id}`.execute(db);
  }
  if (category !== undefined) {
    await sql`update lot set category_id = ${await categoryId(db, category)} where id = ${id}`.execute(db);
  }
  await nameSession(db, id, options);
  return id;
}

async function idOf(db: Db, row: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into ${row} do update set name = excluded.name returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function categoryId(db: Db, [group, name]: readonly [string, string]): Promise<number> {
  return idOf(db, categoryUnder(await idOf(db, categoryUnder(null, group)), name));
}

function categoryUnder(parent: number | null, name: string): RawBuilder<unknown> {
  return sql`category (parent_id, name) values (${parent}, ${name}) on conflict (parent_id, lower(name))`;
}

async function nameSession(db: Db, lotId: number, { house, startsAt }: Pick<NamedLotFields, 'house' | 'startsAt'>) {
  const session = sql`id = (select session_id from lot where id = ${lotId})`;
  if (startsAt !== undefined) {
    await sql`update auction_session set starts_at = ${startsAt}::timestamptz where ${session}`.execute(db);
  }
  if (house === undefined) return;
  const houses = sql`house (source_id, code, name)
    select source_id, ${house}::text, ${house}::text from auction_session where ${session} on conflict (source_id, code)`;
  await sql`update auction_session set house_id = ${await idOf(db, houses)} where ${session}`.execute(db);
}

import { today } from '@seri/api/testkit/fixed-clock';
import { conditionRank } from '@seri/domain/lots/condition-grade';
import { type JapanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { type LotKind, lotKinds } from '@seri/domain/lots/lot-kinds';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { PlainLot } from './plain-index.steps.ts';

/** The rows that random lots refer to: few, so that lots share them. */
export interface Surroundings {
  sessions: readonly { id: number; house: number; heldOn: JapanDay; startsAt: Date; closesAt: number }[];
  models: readonly { id: number; maker: number; chassis: readonly { id: number; name: string }[] }[];
  categories: readonly { id: number; parent: number }[];
}

/** The first house has two sessions on one day; the days lie on both sides of today and of the half year of R39. */
const held: readonly (readonly [house: number, day: JapanDay, hour: number])[] = [
  [0, today, 9],
  [0, today, 14],
  [0, '2026-11-20', 9],
  [1, today, 9],
  [1, '2026-11-17', 9],
  [2, '2026-11-20', 10],
  [2, '2026-08-01', 10],
  [2, '2026-05-18', 10],
  [2, '2026-05-17', 10],
];

const chassisNames = ['NHP10', 'nhp_1%', 'GK'];

export async function makeSurroundings(db: Db): Promise<Surroundings> {
  const source = await db.insertInto('feed_source').values({ name: 'plain' }).returning('id').executeTakeFirstOrThrow();
  const houses = await db
    .insertInto('house')
    .values(['One', 'Two', 'Three'].map((name) => ({ source_id: source.id, code: name, name })))
    .returning('id')
    .execute();
  for (const [, day] of held) await sql`select open_lot_month(${day}::date)`.execute(db);
  const inserted = await db
    .insertInto('auction_session')
    .values(
      held.map(([house, day, hour], place) => ({
        source_id: source.id,
        external_id: String(place),
        house_id: houses[house]?.id ?? 0,
        held_on: day,
        starts_at: new Date(startOfJapanDay(day).getTime() + hour * 3_600_000),
      })),
    )
    .returning(['id', 'house_id as house', sql<JapanDay>`held_on`.as('heldOn'), 'starts_at as startsAt'])
    .execute();
  const sessions = inserted.map((session) => ({ ...session, closesAt: session.startsAt.getTime() - 3_600_000 }));
  return { sessions, models: await makeModels(db), categories: await makeCategories(db) };
}

async function makeModels(db: Db): Promise<Surroundings['models']> {
  const makers = await db
    .insertInto('maker')
    .values([{ name: 'Toyota' }, { name: 'Honda' }])
    .returning('id')
    .execute();
  const models = await db
    .insertInto('model')
    .values(['Aqua', 'Prius', 'Fit'].map((name, place) => ({ name, maker_id: makers[place >> 1]?.id ?? 0 })))
    .returning(['id', 'maker_id as maker'])
    .execute();
  return Promise.all(
    models.map(async (model) => ({
      ...model,
      chassis: await db
        .insertInto('chassis_code')
        .values(chassisNames.map((name) => ({ name, model_id: model.id })))
        .returning(['id', 'name'])
        .execute(),
    })),
  );
}

async function makeCategories(db: Db): Promise<Surroundings['categories']> {
  const groups = await db
    .insertInto('category')
    .values([{ name: 'Cranes' }, { name: 'Loaders' }])
    .returning('id')
    .execute();
  const parents = [groups[0], groups[1], groups[1]];
  const parts = await db
    .insertInto('category')
    .values(parents.map((group, place) => ({ name: `CurrentSegment ${place}`, parent_id: group?.id ?? 0 })))
    .returning(['id', 'parent_id'])
    .execute();
  return parts.map(({ id, parent_id: parent }) => ({ id, parent: parent ?? 0 }));
}

const orNone = <Value>(...values: Value[]) => fc.constantFrom(...values, ...values, null);

/** The same surroundings with invented ids, for tests without a database. */
export const plainSurroundings: Surroundings = {
  sessions: held.map(([house, heldOn, hour], place) => ({
    id: 11 + place,
    house: 21 + house,
    heldOn,
    startsAt: new Date(startOfJapanDay(heldOn).getTime() + hour * 3_600_000),
    closesAt: startOfJapanDay(heldOn).getTime() + (hour - 1) * 3_600_000,
  })),
  models: [31, 32, 33].map((id, place) => ({
    id,
    maker: 41 + (place >> 1),
    chassis: chassisNames.map((name, at) => ({ id: 51 + place * 3 + at, name })),
  })),
  categories: [
    { id: 63, parent: 61 },
    { id: 64, parent: 62 },
    { id: 65, parent: 62 },
  ],
};

/** Random lots whose ids are not in the order of the array. */
export function anyLots(surroundings: Surroundings): fc.Arbitrary<PlainLot[]> {
  const many = { minLength: 1, maxLength: 60, size: 'max' } as const;
  return fc
    .array(anyLot(surroundings), many)
    .map((lots) => lots.map((lot, place) => ({ ...lot, id: 1 + ((place * 17) % 61) })));
}

/** Random lots with a fixed seed, so the same each time; at most 9,001, because ids repeat after that. */
export function manyLots(surroundings: Surroundings, count: number): PlainLot[] {
  const many = { minLength: count, maxLength: count, size: 'max' } as const;
  const [lots = []] = fc.sample(fc.array(anyLot(surroundings), many), { numRuns: 1, seed: 7 });
  return lots.map((lot, place) => ({ ...lot, id: 1 + ((place * 4_001) % 9_001) }));
}

export function anyLot({ sessions, models, categories }: Surroundings): fc.Arbitrary<Omit<PlainLot, 'id'>> {
  const lot = fc.record({
    kind: fc.constantFrom<LotKind>('car', 'car', 'car', ...lotKinds),
    at: fc.constantFrom(...sessions),
    minutes: fc.constantFrom(0, 0, 0, 1, 300),
    lotNo: fc.constantFrom('1', '2', '010', '10', '2000', 'A-1', '', '999999999', '1000000000'),
    model: fc.constantFrom(...models),
    code: orNone(0, 1, 2),
    category: orNone(...categories),
    year: orNone(2015, 2016, 2018),
    engine: orNone(0, 660, 1499, 1500),
    mileage: orNone(0, 4_999, 5_000, 60_000),
    hours: orNone(0, 249, 250),
    color: fc.constantFrom('White', 'white', 'Light, blue', ''),
    gearbox: fc.constantFrom('AT', 'MT', ''),
    steering: fc.constantFrom('right', 'left'),
    equipment: fc.constantFrom('', 'AC PS', 'ac 100% leather', 'A_C', 'abc'),
    trim: fc.constantFrom('', 'Z', 'z', 'S Touring'),
    condition: fc.constantFrom('4', '4', '4.5', 'R', 'S', 'new', ''),
    startPrice: orNone(0, 49_000, 50_000, 1_000_000),
    soldPrice: orNone(100_000, 200_000, 3_000_000_000),
    status: fc.constantFrom(4531, 4532, 4533, 4536),
  });
  return lot.map(({ at, minutes, model, code, kind, ...facts }) => ({
    ...facts,
    kind,
    heldOn: at.heldOn,
    runsAt: new Date(at.startsAt.getTime() + minutes * 60_000),
    session: kind === 'stock' ? null : at,
    maker: model.maker,
    model: model.id,
    chassis: code === null ? null : (model.chassis[code] ?? null),
    conditionRank: conditionRank(facts.condition),
  }));
}

export async function putLots(db: Db, lots: readonly PlainLot[]): Promise<void> {
  await sql`delete from lot`.execute(db);
  await sql`delete from lot_key`.execute(db);
  // A statement takes some 65,000 values.
  for (let from = 0; from < lots.length; from += 1_000) {
    const rows = lots.slice(from, from + 1_000).map(rowOf);
    await db.insertInto('lot').values(rows).execute();
  }
  await sql`insert into lot_key (id, source_id, external_id, held_on) overriding system value
    select id, (select id from feed_source where name = 'plain'), id::text, held_on from lot`.execute(db);
  await countLotsOfSessions(db);
}

function rowOf(lot: PlainLot) {
  return {
    id: lot.id,
    held_on: lot.heldOn,
    kind: lot.kind,
    session_id: lot.session?.id ?? null,
    runs_at: lot.runsAt,
    lot_no: lot.lotNo,
    model_id: lot.model,
    chassis_id: lot.chassis?.id ?? null,
    category_id: lot.category?.id ?? null,
    year: lot.year,
    engine_cc: lot.engine,
    mileage_km: lot.mileage,
    hours: lot.hours,
    color: lot.color,
    gearbox: lot.gearbox,
    steering: lot.steering,
    equipment: lot.equipment,
    trim_name: lot.trim,
    condition: lot.condition,
    condition_rank: lot.conditionRank,
    start_price: lot.startPrice,
    sold_price: lot.soldPrice,
    status: lot.status,
  };
}

export async function countLotsOfSessions(db: Db | Tx): Promise<void> {
  await sql`delete from session_lots`.execute(db);
  await sql`insert into session_lots (session_id, kind, lots)
    select session_id, kind, count(*) from lot where session_id is not null group by 1, 2`.execute(db);
}

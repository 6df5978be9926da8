import { japanDay } from '@seri/domain/japan-time';
import type { Tx } from '../../platform/database/database.ts';
import type { Intake, KnownSession } from './intake.ts';
import { insertLots } from './insert-lots.ts';
import type { StagedLot } from './lot-columns.data.ts';
import { mergeLots } from './merge-lots.ts';
import { rejectOf, type Taken, takenOf, type Told } from './taken.ts';

/** Writes lots with the ids behind their names: those that are surely new at once, the others where they differ. */
export async function takeLots(tx: Tx, intake: Intake, told: readonly Told<'lot'>[]): Promise<Taken> {
  if (told.length === 0) return takenOf(0, { added: 0, changed: 0 });
  await learnSessions(tx, intake, told);
  const faulty = new Map(told.flatMap((one) => entryOf(one, faultOf(one, intake))));
  const sound = told.filter((one) => !faulty.has(one));
  await learnNames(tx, intake, sound);
  const isFresh = ({ row, isNew }: Told<'lot'>) => isNew && !intake.written.has(row.id);
  const fresh = sound.filter(isFresh).map((one) => stage(one, intake));
  const others = sound.filter((one) => !isFresh(one)).map((one) => stage(one, intake));
  await insertLots(tx, intake, fresh);
  const merged = await mergeLots(tx, intake, others);
  for (const { row } of sound) intake.written.add(row.id);
  return {
    ...takenOf(sound.length, { added: fresh.length + merged.added, changed: merged.changed }),
    rejects: [...faulty].map(([one, reason]) => rejectOf(one, reason)),
    lots: merged.told,
  };
}

function entryOf(one: Told<'lot'>, fault: string | undefined): (readonly [Told<'lot'>, string])[] {
  return fault === undefined ? [] : [[one, fault]];
}

/** What the form of a row alone does not tell. */
function faultOf({ row }: Told<'lot'>, { sessions }: Intake): string | undefined {
  if (row.kind === 'stock') return row.session === undefined ? undefined : 'session: a stock car has none';
  if (row.session === undefined) return 'session: a lot at auction has one';
  return sessions.has(row.session) ? undefined : `session: there is none named ${row.session}`;
}

async function learnSessions(tx: Tx, { sourceId, sessions }: Intake, told: readonly Told<'lot'>[]): Promise<void> {
  const unknown = new Set(told.flatMap(({ row: { session } }) => (session && !sessions.has(session) ? [session] : [])));
  if (unknown.size === 0) return;
  const rows = await tx
    .selectFrom('auction_session')
    .select(['id', 'held_on', 'external_id'])
    .where('source_id', '=', sourceId)
    .where('external_id', 'in', [...unknown])
    .execute();
  for (const row of rows) sessions.set(row.external_id, { id: row.id, heldOn: row.held_on as KnownSession['heldOn'] });
}

async function learnNames(tx: Tx, { names }: Intake, told: readonly Told<'lot'>[]): Promise<void> {
  const rows = told.map(({ row }) => row);
  const groups = rows.flatMap(({ category }) => (category ? [category] : []));
  await names.learn(
    tx,
    'maker',
    rows.map(({ maker }) => ({ parent: null, name: maker })),
  );
  await names.learn(
    tx,
    'model',
    rows.map((row) => modelOf(row, names)),
  );
  await names.learn(
    tx,
    'chassis',
    rows.filter(({ chassis }) => chassis).map((row) => chassisOf(row, names)),
  );
  await names.learn(
    tx,
    'category',
    groups.map(([group]) => ({ parent: null, name: group })),
  );
  await names.learn(
    tx,
    'category',
    groups.map((category) => categoryOf(category, names)),
  );
}

type LotRow = Told<'lot'>['row'];
type Names = Intake['names'];

function modelOf({ maker, model }: LotRow, names: Names) {
  return { parent: names.idOf('maker', { parent: null, name: maker }), name: model };
}

function chassisOf(row: LotRow, names: Names) {
  return { parent: names.idOf('model', modelOf(row, names)), name: row.chassis };
}

function categoryOf([group, category]: NonNullable<LotRow['category']>, names: Names) {
  return { parent: names.idOf('category', { parent: null, name: group }), name: category };
}

function stage({ row, fingerprint }: Told<'lot'>, { names, sessions }: Intake): StagedLot {
  const session = row.session === undefined ? undefined : sessions.get(row.session);
  return {
    row,
    fingerprint,
    heldOn: session?.heldOn ?? japanDay(new Date(row.runsAt)),
    sessionId: session?.id ?? null,
    modelId: names.idOf('model', modelOf(row, names)),
    chassisId: row.chassis ? names.idOf('chassis', chassisOf(row, names)) : null,
    categoryId: row.category ? names.idOf('category', categoryOf(row.category, names)) : null,
  };
}

import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { insertLots } from './insert-lots.ts';
import type { StagedLot } from './lot-columns.data.ts';
import { mergeLots } from './merge-lots.ts';
import { nothingTaken, rejectOf, type Taken, takenOf, type Told } from './taken.ts';

/** Writes lots with the ids behind their names: those that are surely new at once, the others where they differ. */
export async function takeLots(tx: Tx, intake: Intake, told: readonly Told<'lot'>[]): Promise<Taken> {
  if (told.length === 0) return nothingTaken;
  await learnSessions(tx, intake, told);
  const faulty = new Map(told.flatMap((one) => entryOf(one, faultOf(one, intake))));
  const sound = told.filter((one) => !faulty.has(one));
  await learnNames(tx, intake, sound);
  const isFresh = ({ row, isNew }: Told<'lot'>) => isNew && !lacksItsEnd(row) && !intake.written.has(row.id);
  const { fresh = [], others = [] } = Object.groupBy(sound, (one) => (isFresh(one) ? 'fresh' : 'others'));
  await insertLots(tx, intake, stage(fresh, intake));
  const merged = await mergeLots(tx, intake, stage(others, intake));
  for (const { row } of sound) intake.written.add(row.id);
  const refused = others.flatMap((one) => entryOf(one, merged.refused.get(one.row.id)));
  return {
    ...takenOf(sound.length - refused.length, { added: fresh.length + merged.added, changed: merged.changed }),
    rejects: [...faulty, ...refused].map(([one, reason]) => rejectOf(one, reason)),
    lots: merged.told,
  };
}

/** R54: only where lots are merged one gets the time of its end. */
function lacksItsEnd({ kind, status, endedAt }: Told<'lot'>['row']): boolean {
  return kind === 'stock' && !endedAt && status !== undefined && !isOpen(status);
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
    .select(['id', 'held_on', 'external_id', 'is_cancelled'])
    .where('source_id', '=', sourceId)
    .where('external_id', 'in', [...unknown])
    .execute();
  for (const { external_id, id, held_on, is_cancelled: isCancelled } of rows) {
    sessions.set(external_id, { id, heldOn: held_on as JapanDay, isCancelled });
  }
}

/** A feed names the same few things again and again: what is unknown is the exception, and learnt level by level. */
async function learnNames(tx: Tx, { names }: Intake, told: readonly Told<'lot'>[]): Promise<void> {
  const rows = told.map(({ row }) => row).filter((row) => namesOf(row, names) === undefined);
  if (rows.length === 0) return;
  const groups = rows.flatMap(({ category }) => (category ? [category] : []));
  const under = (kind: 'maker' | 'category', name: string) => names.find(kind, null, name) ?? null;
  const modelOf = ({ maker, model }: LotRow) => names.find('model', under('maker', maker), model) ?? null;
  await names.learn(
    tx,
    'maker',
    rows.map(({ maker }) => ({ parent: null, name: maker })),
  );
  await names.learn(
    tx,
    'model',
    rows.map(({ maker, model }) => ({ parent: under('maker', maker), name: model })),
  );
  const coded = rows.filter(({ chassis }) => chassis);
  await names.learn(
    tx,
    'chassis',
    coded.map((row) => ({ parent: modelOf(row), name: row.chassis })),
  );
  await names.learn(
    tx,
    'category',
    groups.map(([group]) => ({ parent: null, name: group })),
  );
  await names.learn(
    tx,
    'category',
    groups.map(([group, name]) => ({ parent: under('category', group), name })),
  );
}

type LotRow = Told<'lot'>['row'];
type NameIds = Pick<StagedLot, 'modelId' | 'chassisId' | 'categoryId'>;

/** Nothing as long as one of the names is unknown. */
function namesOf({ maker, model, chassis, category }: LotRow, names: Intake['names']): NameIds | undefined {
  const makerId = names.find('maker', null, maker);
  const modelId = makerId && names.find('model', makerId, model);
  if (!modelId) return undefined;
  const chassisId = chassis ? names.find('chassis', modelId, chassis) : null;
  const groupId = category ? names.find('category', null, category[0]) : null;
  const categoryId = category && groupId ? names.find('category', groupId, category[1]) : groupId;
  if (chassisId === undefined || categoryId === undefined) return undefined;
  return { modelId, chassisId, categoryId };
}

function stage(told: readonly Told<'lot'>[], intake: Intake): StagedLot[] {
  return told.map((one) => stageOne(one, intake));
}

function stageOne({ row, fingerprint }: Told<'lot'>, { names, sessions }: Intake): StagedLot {
  const session = row.session === undefined ? undefined : sessions.get(row.session);
  const ids = namesOf(row, names);
  if (!ids) throw new Error(`The names of lot ${row.id} were not learnt.`);
  return {
    row,
    fingerprint,
    heldOn: session?.heldOn ?? japanDay(new Date(row.runsAt)),
    sessionId: session?.id ?? null,
    firstStatus: session?.isCancelled ? lotStatusCodes.cancelled : lotStatusCodes.upcoming,
    ...ids,
  };
}

import type { ParsedRowOf } from '@seri/contract/intake/feed.schema';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { insertLots } from './insert-lots.ts';
import type { StagedLot } from './lot-columns.data.ts';
import { mergeLots } from './merge-lots.ts';
import { nothingTaken, type ParsedLine, rejectOf, type TakeResult, takeResultOf } from './taken.ts';

/** Writes lots with the ids of their names. Lots that are certainly new are inserted directly, the others merged. */
export async function takeLots(tx: Tx, intake: Intake, lines: readonly ParsedLine<'lot'>[]): Promise<TakeResult> {
  if (lines.length === 0) return nothingTaken;
  await learnSessions(tx, intake, lines);
  const faulty = new Map(lines.flatMap((line) => entryOf(line, faultOf(line, intake))));
  const sound = lines.filter((line) => !faulty.has(line));
  await learnNames(tx, intake, sound);
  const isFresh = ({ row, isNew }: ParsedLine<'lot'>) => isNew && !needsEndTime(row) && !intake.written.has(row.id);
  const { fresh = [], others = [] } = Object.groupBy(sound, (line) => (isFresh(line) ? 'fresh' : 'others'));
  await insertLots(tx, intake, stage(fresh, intake));
  const merged = await mergeLots(tx, intake, stage(others, intake));
  for (const { row } of sound) intake.written.add(row.id);
  const refused = others.flatMap((line) => entryOf(line, merged.refused.get(line.row.id)));
  return {
    ...takeResultOf(sound.length - refused.length, { added: fresh.length + merged.added, changed: merged.changed }),
    rejects: [...faulty, ...refused].map(([line, reason]) => rejectOf(line, reason)),
    lots: merged.announced,
  };
}

/** R54: only merging gives a lot the time of its end. */
function needsEndTime({ kind, status, endedAt }: ParsedRowOf<'lot'>): boolean {
  return kind === 'stock' && !endedAt && status !== undefined && !isOpen(status);
}

function entryOf(line: ParsedLine<'lot'>, fault: string | undefined): (readonly [ParsedLine<'lot'>, string])[] {
  return fault === undefined ? [] : [[line, fault]];
}

/** Checks that the schema of a row cannot make. */
function faultOf({ row }: ParsedLine<'lot'>, { sessions }: Intake): string | undefined {
  if (row.kind === 'stock') return row.session === undefined ? undefined : 'session: a stock car has none';
  if (row.session === undefined) return 'session: a lot at auction has one';
  return sessions.has(row.session) ? undefined : `session: there is none named ${row.session}`;
}

async function learnSessions(
  tx: Tx,
  { sourceId, sessions }: Intake,
  lines: readonly ParsedLine<'lot'>[],
): Promise<void> {
  const unknown = new Set(
    lines.flatMap(({ row: { session } }) => (session && !sessions.has(session) ? [session] : [])),
  );
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

/** Caches the ids of names, level by level. Most names repeat, so few rows have an unknown one. */
async function learnNames(tx: Tx, { names }: Intake, lines: readonly ParsedLine<'lot'>[]): Promise<void> {
  const rows = lines.map(({ row }) => row).filter((row) => nameIdsOf(row, names) === undefined);
  if (rows.length === 0) return;
  const groups = rows.flatMap(({ category }) => (category ? [category] : []));
  const under = (kind: 'maker' | 'category', name: string) => names.find(kind, null, name) ?? null;
  const modelOf = ({ maker, model }: ParsedRowOf<'lot'>) => names.find('model', under('maker', maker), model) ?? null;
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

type NameIds = Pick<StagedLot, 'modelId' | 'chassisId' | 'categoryId'>;

function nameIdsOf(
  { maker, model, chassis, category }: ParsedRowOf<'lot'>,
  names: Intake['names'],
): NameIds | undefined {
  const makerId = names.find('maker', null, maker);
  const modelId = makerId && names.find('model', makerId, model);
  if (!modelId) return undefined;
  const chassisId = chassis ? names.find('chassis', modelId, chassis) : null;
  const groupId = category ? names.find('category', null, category[0]) : null;
  const categoryId = category && groupId ? names.find('category', groupId, category[1]) : groupId;
  if (chassisId === undefined || categoryId === undefined) return undefined;
  return { modelId, chassisId, categoryId };
}

function stage(lines: readonly ParsedLine<'lot'>[], intake: Intake): StagedLot[] {
  return lines.map((line) => stageOne(line, intake));
}

function stageOne({ row, fingerprint }: ParsedLine<'lot'>, { names, sessions }: Intake): StagedLot {
  const session = row.session === undefined ? undefined : sessions.get(row.session);
  const ids = nameIdsOf(row, names);
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

import type { Tariff, TariffDraft } from '@seri/domain/tariffs/tariff';
import { tariffFields } from '@seri/domain/tariffs/tariff-csv';
import { findOverlap } from '@seri/domain/tariffs/tariff-scope';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { insertTariff, updateTariff } from './tariff.store.ts';
import { readTariffs } from './tariffs.query.ts';

interface WrittenRow {
  id: number;
  version: number;
}

export async function writeNew(tx: Tx, { actor }: Acting, draft: TariffDraft): Promise<WrittenRow> {
  const written = await insertTariff(tx, draft, actor.accountId);
  await log(tx, actor.accountId, 'tariff.added', written.id, { row: draft });
  return written;
}

/** R88: of a row that was charged only its end and its notes change. `line` is its line in a file. */
export async function writeOver(
  tx: Tx,
  { actor }: Acting,
  before: Tariff,
  draft: TariffDraft,
  line?: number,
): Promise<WrittenRow> {
  const changed = changedFields(before, draft);
  if (changed.length === 0) return { id: before.id, version: before.version };
  if (before.isUsed && changed.some((name) => !free.has(name)))
    throw refusal('TARIFF_USED', { id: before.id, ...(line !== undefined && { line }) });
  const written = await updateTariff(tx, before.id, draft, actor.accountId);
  const pick = (row: TariffDraft) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  await log(tx, actor.accountId, 'tariff.changed', before.id, { from: pick(before), to: pick(draft) });
  return written;
}

/** They tell no price. */
const free: ReadonlySet<keyof TariffDraft> = new Set(['validTo', 'note', 'sourceUrl', 'sourceDate']);

export const changedFields = (before: TariffDraft, after: TariffDraft) =>
  tariffFields.filter((name) => before[name] !== after[name]);

/**
 * The last step of every change, over the table as it then stands: it must have no overlap, and open pages are told.
 * `lines` are those of the rows that came in a file.
 */
export async function closeTable(
  tx: Tx,
  { socketId }: Acting,
  written: ReadonlySet<number>,
  lines: ReadonlyMap<number, number> = new Map(),
): Promise<void> {
  const overlap = findOverlap(await readTariffs(tx));
  if (overlap) throw overlapRefusal(overlap, written, lines);
  await emit(tx, {
    audience: audienceOf.staff,
    name: 'tables.changed',
    data: { table: 'tariff' },
    originSocket: socketId,
  });
}

/** The other row is the one that was there before; of two that came together, the first. */
function overlapRefusal(
  pair: readonly [Tariff, Tariff],
  written: ReadonlySet<number>,
  lines: ReadonlyMap<number, number>,
) {
  const [other, refused] = written.has(pair[0].id) && !written.has(pair[1].id) ? [pair[1], pair[0]] : pair;
  return refuseOverlap(other, { line: lines.get(refused.id), otherLine: lines.get(other.id) });
}

interface OverlapLines {
  line?: number | undefined;
  otherLine?: number | undefined;
}

export function refuseOverlap(
  { id, kind, validFrom, validTo }: Pick<Tariff, 'id' | 'kind' | 'validFrom' | 'validTo'>,
  { line, otherLine }: OverlapLines = {},
) {
  return refusal('TARIFF_OVERLAP', {
    other: { id: otherLine === undefined ? id : null, kind, validFrom, validTo },
    ...(line !== undefined && { line }),
    ...(otherLine !== undefined && { otherLine }),
  });
}

const log = (
  tx: Tx,
  accountId: number,
  action: 'tariff.added' | 'tariff.changed',
  id: number,
  detail: Record<string, unknown>,
) => logAction(tx, { accountId, action, subject: `tariff:${id}`, detail });

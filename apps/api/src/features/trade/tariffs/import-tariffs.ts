import type { ImportedTariffs, TariffFile } from '@seri/contract/trade/tariffs.schema';
import type { Faults, FieldFault } from '@seri/domain/common/field-fault';
import type { Tariff } from '@seri/domain/tariffs/tariff';
import { readTariffCsv, type TariffLine } from '@seri/domain/tariffs/tariff-csv';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { draftFaults, readNamedRows } from './named-rows.read.ts';
import { holdTariffTable, lockTariff } from './tariff.store.ts';
import { readTariffs } from './tariffs.query.ts';
import { changedFields, closeTable, writeNew, writeOver } from './write-tariffs.ts';

/** R88: takes a file whole or not at all, and names all its faults. Rows that are as they were may have any version. */
export function importTariffs(acting: Acting, { csv }: TariffFile): Promise<ImportedTariffs> {
  const { lines, faults } = readTariffCsv(csv);
  return acting.transaction(async (tx) => {
    await holdTariffTable(tx);
    await assertStillHas(tx, acting.actor, 'tables');
    const table = new Map((await readTariffs(tx)).map((row) => [row.id, row]));
    const moved = lines.filter(({ id, draft }) => {
      const before = id === null ? undefined : table.get(id);
      return !before || changedFields(before, draft).length > 0;
    });
    assertFaultless({ ...faults, ...(await lineFaults(tx, acting, lines, moved, table)) });
    const written = new Map<number, number>();
    for (const line of moved) written.set(await writeLine(tx, acting, line), line.line);
    if (moved.length > 0) await closeTable(tx, acting, new Set(written.keys()), written);
    const added = moved.filter(({ id }) => id === null).length;
    return { added, changed: moved.length - added, unchanged: lines.length - moved.length };
  });
}

async function writeLine(tx: Tx, acting: Acting, { id, version, draft, line }: TariffLine): Promise<number> {
  if (id === null) return (await writeNew(tx, acting, draft)).id;
  await writeOver(tx, acting, await lockTariff(tx, id, version ?? 0), draft, line);
  return id;
}

async function lineFaults(
  tx: Tx,
  { actor }: Acting,
  lines: readonly TariffLine[],
  moved: readonly TariffLine[],
  table: ReadonlyMap<number, Tariff>,
): Promise<Faults> {
  const named = await readNamedRows(
    tx,
    actor,
    moved.map(({ draft }) => draft),
  );
  const firstOf = new Map(lines.toReversed().map(({ id, line }) => [id, line]));
  const found = moved.flatMap(({ id, version, draft, line }) =>
    [
      ...placeFaults(id === null ? undefined : { id, version, isSecond: firstOf.get(id) !== line }, table),
      ...Object.entries(draftFaults(draft, named)),
    ].map(([name, fault]) => [`${line}.${name}`, fault] as const),
  );
  return Object.fromEntries(found);
}

/** The faults of the row of the table that a line names. */
function placeFaults(
  named: { id: number; version: number | null; isSecond: boolean } | undefined,
  table: ReadonlyMap<number, Tariff>,
): [string, FieldFault][] {
  if (!named) return [];
  const before = table.get(named.id);
  if (!before || named.isSecond) return [['id', { problem: before ? 'invalid' : 'choice' }]];
  return before.version === named.version ? [] : [['version', { problem: 'invalid' }]];
}

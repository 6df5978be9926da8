import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Mover } from '../../../trade/purchases/stages/lock-car.command.ts';

const columns = { applying: 'applied', applied: 'applied', undoing: 'undone', undone: 'undone' } as const;
const stampOf = (state: keyof typeof columns) => ({
  state,
  version: sql<number>`version + 1`,
  [`${columns[state]}_at`]: sql<Date>`app_now()`,
});

export async function startRun(tx: Tx, id: number, state: 'applying' | 'undoing', by: number): Promise<void> {
  const change = { ...stampOf(state), [`${columns[state]}_by`]: by };
  await tx.updateTable('shipping_file').set(change).where('id', '=', id).execute();
}

/** The time of the end takes the place of that of the order: from then on the hours to take it back count. */
export async function endRun(tx: Tx, id: number, state: 'applied' | 'undone'): Promise<void> {
  await tx.updateTable('shipping_file').set(stampOf(state)).where('id', '=', id).execute();
}

export interface FileRun {
  fileId: number;
  name: string;
  /** In the name of whoever has ordered it. */
  mover: Mover;
}

/**
 * Locks a file before all else in each step of a run, so that two runs of its job take turns; undefined if it has come to its end.
 */
export async function lockRun(tx: Tx, fileId: number, state: 'applying' | 'undoing'): Promise<FileRun | undefined> {
  const file = await tx
    .selectFrom('shipping_file')
    .select(['name', 'applied_by', 'undone_by'])
    .where('id', '=', fileId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  const by = state === 'applying' ? file?.applied_by : file?.undone_by;
  return file && by ? { fileId, name: file.name, mover: { actor: { accountId: by } } } : undefined;
}

import type { AddTariffBody, WrittenTariff } from '@seri/contract/trade/tariffs.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertGoodRow } from './named-rows.read.ts';
import { holdTariffTable } from './tariff.store.ts';
import { assertMayEditTables } from './tariffs.policy.ts';
import { closeTable, writeNew } from './write-tariffs.ts';

/** R88: adds a row. One that another row has already is refused, so that reading never has to choose. */
export async function addTariff(acting: Acting, { row }: AddTariffBody): Promise<WrittenTariff> {
  assertMayEditTables(acting.actor);
  return acting.transaction(async (tx) => {
    await holdTariffTable(tx);
    await assertGoodRow(tx, acting.actor, row);
    const written = await writeNew(tx, acting, row);
    await closeTable(tx, acting, new Set([written.id]));
    return written;
  });
}

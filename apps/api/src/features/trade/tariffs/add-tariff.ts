import type { AddTariffBody, WrittenTariff } from '@seri/contract/trade/tariffs.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { assertGoodRow } from './named-rows.read.ts';
import { holdTariffTable } from './tariff.store.ts';
import { closeTable, writeNew } from './write-tariffs.ts';

/** R88: adds a row. One that another row has already is refused, so that reading never has to choose. */
export function addTariff(acting: Acting, { row }: AddTariffBody): Promise<WrittenTariff> {
  return acting.transaction(async (tx) => {
    await holdTariffTable(tx);
    await assertStillHas(tx, acting.actor, 'tables');
    await assertGoodRow(tx, acting.actor, row);
    const written = await writeNew(tx, acting, row);
    await closeTable(tx, acting, new Set([written.id]));
    return written;
  });
}

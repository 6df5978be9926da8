import type { ChangeTariffBody, WrittenTariff } from '@seri/contract/trade/tariffs.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { assertGoodRow } from './named-rows.read.ts';
import { holdTariffTable, lockTariff } from './tariff.store.ts';
import { closeTable, writeOver } from './write-tariffs.ts';

/** R88: changes a row over the version that was seen; the same values again are no change. */
export function changeTariff(acting: Acting, { id, version, row }: ChangeTariffBody): Promise<WrittenTariff> {
  return acting.transaction(async (tx) => {
    await holdTariffTable(tx);
    await assertStillHas(tx, acting.actor, 'tables');
    const before = await lockTariff(tx, id, version);
    await assertGoodRow(tx, acting.actor, row);
    const written = await writeOver(tx, acting, before, row);
    if (written.version !== version) await closeTable(tx, acting, new Set([id]));
    return written;
  });
}

import type { ChangeTariffBody, WrittenTariff } from '@seri/contract/trade/tariffs.schema';
import type { Tariff } from '@seri/domain/tariffs/tariff';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { assertGoodRow } from './named-rows.read.ts';
import { holdTariffTable, lockTariff } from './tariff.store.ts';
import { closeTable, writeNew, writeOver } from './write-tariffs.ts';

/** R88: a price changes by another row, before which the former one ends. What was charged by that stays as it is. */
export function followTariff(acting: Acting, { id, version, row }: ChangeTariffBody): Promise<WrittenTariff> {
  return acting.transaction(async (tx) => {
    await holdTariffTable(tx);
    await assertStillHas(tx, acting.actor, 'tables');
    const former = await lockTariff(tx, id, version);
    if (row.validFrom <= former.validFrom) assertFaultless({ 'row.validFrom': { problem: 'invalid' } });
    await assertGoodRow(tx, acting.actor, row);
    await writeOver(tx, acting, former, { ...former, validTo: endBefore(row.validFrom, former) });
    const written = await writeNew(tx, acting, row);
    await closeTable(tx, acting, new Set([written.id]));
    return written;
  });
}

/** A row that ends earlier keeps its end. */
function endBefore(day: JapanDay, { validTo }: Tariff): JapanDay {
  const end = addDays(day, -1);
  return validTo !== null && validTo < end ? validTo : end;
}

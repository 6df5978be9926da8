import { type Done, success } from '@seri/contract/common.schema';
import type { ChangeSettlementBody } from '@seri/contract/trade/settlements.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { bookLines, readReturned, tellPurchase } from '../purchases/settled-purchase.command.ts';
import { bookGain } from './book-gain.ts';
import { lockSettlement } from './lock-settlement.ts';
import { writeSettlement } from './settlement.store.ts';
import { settleFaultless } from './settlements.policy.ts';

/** R91: the lines of a settlement stay open to correction; the difference is booked. */
export function changeSettlement(acting: Acting, body: ChangeSettlementBody): Promise<Done> {
  const { kept, costs, note, resoldFor } = body;
  return acting.transaction(async (tx) => {
    const { settlement, purchase, locked } = await lockSettlement(tx, acting, body);
    const { id, kind: end, gain: formerGain } = settlement;
    if ((end === 'resold') !== (resoldFor !== null)) assertFaultless({ resoldFor: { problem: 'invalid' } });
    const charges = await readReturned(tx, settlement.returned);
    const { lines, pays, back, gain } = settleFaultless({
      end,
      price: purchase.price,
      charges,
      kept,
      costs,
      resoldFor,
      isGainOfClient: settlement.is_gain_of_client,
    });
    await writeSettlement(tx, id, { note, resold_for: resoldFor, gain });
    const author = { bookedBy: acting.actor.accountId, socketId: acting.socketId };
    const ended = { ...author, purchase, names: locked.lot.names, settlementId: id };
    await bookLines(tx, ended, lines);
    await bookGain(tx, ended, gain - formerGain);
    await tellPurchase(tx, author, purchase, 'settlement-changed', { settlementId: id, pays, back, gain });
    return success;
  });
}

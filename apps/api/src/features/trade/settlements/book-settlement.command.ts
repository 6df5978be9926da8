import type { CancelBody, ResellBody } from '@seri/contract/trade/settlements.schema';
import type { SettlementEnd, SettlementPlan } from '@seri/domain/settlements/settlement';
import type { Tx } from '../../../platform/database/database.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import {
  bookLines,
  type NamesOfCar,
  type StandingPurchase,
  tellPurchase,
} from '../purchases/settled-purchase.command.ts';
import { bookGain } from './book-gain.ts';
import { insertSettlement } from './settlement.store.ts';
import { settleFaultless } from './settlements.policy.ts';

export interface PlannedSettlement extends Pick<CancelBody, 'kept' | 'costs' | 'note'> {
  /** Only a cancellation has one. */
  reason: CancelBody['reason'] | null;
  /** Only a car that was sold again has one. */
  resale: Pick<ResellBody, 'resoldOn' | 'resoldAt' | 'resoldFor'> | null;
}

interface SettledPurchase extends StandingPurchase, PlannedSettlement {
  end: SettlementEnd;
  bookedBy: number;
  socketId?: string | undefined;
  names: NamesOfCar;
}

/**
 * R91: settles a purchase that still stands; `endPurchase` voids it. The caller holds the locks of account, session, lot, bid
 * and purchase.
 */
export async function bookSettlement(
  tx: Tx,
  settled: SettledPurchase,
  endPurchase: () => Promise<void>,
): Promise<void> {
  const { purchase, charges, kept, costs, end, resale, bookedBy, socketId, names } = settled;
  const resoldFor = resale?.resoldFor ?? null;
  const { isResaleGainOfClient: isGainOfClient } = (await readBilling(tx)).details;
  const plan: SettlementPlan = { end, price: purchase.price, charges, kept, costs, resoldFor, isGainOfClient };
  const { lines, pays, back, gain } = settleFaultless(plan);
  const settlementId = await keepSettlement(tx, settled, { gain, isGainOfClient });
  await endPurchase();
  const ended = { bookedBy, socketId, purchase, names, settlementId };
  await bookLines(tx, ended, lines);
  await bookGain(tx, ended, gain);
  await tellPurchase(tx, { bookedBy, socketId }, purchase, 'settled', { settlementId, end, pays, back, gain });
}

function keepSettlement(
  tx: Tx,
  settled: SettledPurchase,
  { gain, isGainOfClient }: { gain: number; isGainOfClient: boolean },
): Promise<number> {
  const { purchase, charges, expected, end, reason, note, resale, bookedBy } = settled;
  return insertSettlement(tx, {
    purchase_id: purchase.id,
    kind: end,
    reason,
    note,
    resold_on: resale?.resoldOn ?? null,
    resold_at: resale?.resoldAt ?? '',
    resold_for: resale?.resoldFor ?? null,
    gain,
    is_gain_of_client: isGainOfClient,
    returned: charges.map(({ id }) => id),
    dropped: [...expected],
    former_status: purchase.status,
    settled_by: bookedBy,
  });
}

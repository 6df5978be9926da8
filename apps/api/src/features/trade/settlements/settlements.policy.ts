import { isGoodCost, type Settlement, settle, type SettlementPlan } from '@seri/domain/settlements/settlement';
import { mayBookFor } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';

/** R23: staff settle for clients, as they book for them. */
export function assertCanSettleFor(actor: Actor, bidder: { id: number; roleId: number }): void {
  if (!mayBookFor(actor, bidder)) throw refusal('NOT_FOUND');
}

/** R91: only booked charges are kept, costs are costs, and nobody is paid for a cancellation. */
export function settleFaultless(plan: SettlementPlan): Settlement {
  const ids = new Set(plan.charges.map(({ id }) => id));
  if (!plan.kept.every((id) => ids.has(id))) assertFaultless({ kept: { problem: 'invalid' } });
  const bad = plan.costs.findIndex((cost) => !isGoodCost(cost));
  if (bad >= 0) assertFaultless({ [`costs.${bad}`]: { problem: 'invalid' } });
  const settlement = settle(plan);
  if (settlement.pays < 0) assertFaultless({ kept: { problem: 'invalid' } });
  return settlement;
}

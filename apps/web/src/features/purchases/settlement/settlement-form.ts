import type { Faults } from '@seri/domain/common/field-fault';
import type { ChargeKind } from '@seri/domain/charges/charge-kinds.data';
import {
  type CancelReason,
  type EndedCharge,
  isGoodCost,
  type Settlement,
  type SettlementEnd,
  type SettlementPlan,
  settle,
  usuallyKeptOf,
} from '@seri/domain/settlements/settlement';
import { isJapanDay } from '@seri/domain/time/japan-time';
import type { PurchaseDetails } from '../list/purchases.ts';

export interface CostDraft {
  key: number;
  kind: ChargeKind;
  amount: number | null;
  note: string;
}

export interface SettlementForm {
  reason: CancelReason;
  kept: readonly number[];
  costs: readonly CostDraft[];
  resoldOn: string;
  resoldAt: string;
  resoldFor: number | null;
  note: string;
}

/** Kinds of costs of the end itself. */
export const costKinds = ['penalty', 'auction', 'agent', 'delivery', 'storage', 'other'] as const;

/** The charges that the purchase had while it stood, with those that a settlement has given back. */
export function endedCharges({ charges, price, settlement }: PurchaseToSettle): {
  price: number;
  charges: EndedCharge[];
} {
  const state = settlement ? 'returned' : 'booked';
  return {
    price,
    charges: charges.flatMap(({ id, kind, amount, note, ...charge }) =>
      charge.state === state && amount !== null ? [{ id, kind, amount, note }] : [],
    ),
  };
}

type PurchaseToSettle = Pick<PurchaseDetails, 'charges' | 'price' | 'settlement'>;

interface Proposal {
  penalty: number | null;
  sellersFee: number | null;
}

/** The usual end: staff change whatever was agreed otherwise. */
export function usualForm(
  purchase: PurchaseToSettle,
  end: SettlementEnd,
  { proposal, sellersNote, today }: { proposal: Proposal; sellersNote: string; today: string },
): SettlementForm {
  const { charges } = endedCharges(purchase);
  const penalty: CostDraft = { key: 0, kind: 'penalty', amount: proposal.penalty, note: '' };
  const seller: CostDraft = { key: 0, kind: 'auction', amount: proposal.sellersFee, note: sellersNote };
  return {
    reason: 'window',
    kept: usuallyKeptOf(charges, end, end === 'cancelled' ? 'window' : null),
    costs: [end === 'cancelled' ? penalty : seller],
    resoldOn: today,
    resoldAt: '',
    resoldFor: null,
    note: '',
  };
}

/** The lines that a settlement has: those of charges that it kept, and its costs. */
export function formOf(purchase: PurchaseToSettle): SettlementForm {
  const { settlement } = purchase;
  const lines = purchase.charges.filter(
    ({ state, kind }) => state === 'booked' && kind !== 'car' && kind !== 'proceeds',
  );
  const kept: number[] = [];
  for (const charge of endedCharges(purchase).charges) {
    const at = lines.findIndex(
      ({ kind, amount, note }) => kind === charge.kind && amount === charge.amount && note === charge.note,
    );
    if (at < 0) continue;
    lines.splice(at, 1);
    kept.push(charge.id);
  }
  return {
    reason: settlement?.reason ?? 'window',
    kept,
    costs: lines.map(({ id, kind, amount, note }) => ({ key: id, kind: kind as ChargeKind, amount, note })),
    resoldOn: settlement?.resoldOn ?? '',
    resoldAt: settlement?.resoldAt ?? '',
    resoldFor: settlement?.resoldFor ?? null,
    note: settlement?.note ?? '',
  };
}

/** A line without an amount is none. */
const costsOf = ({ costs }: SettlementForm) =>
  costs.flatMap(({ kind, amount, note }) => (amount === null ? [] : [{ kind, amount, note: note.trim() }]));

export function settlementOf(
  purchase: PurchaseToSettle,
  { end, isGainOfClient }: Pick<SettlementPlan, 'end' | 'isGainOfClient'>,
  form: SettlementForm,
): Settlement {
  const resoldFor = end === 'resold' ? form.resoldFor : null;
  const ended = endedCharges(purchase);
  return settle({ ...ended, end, kept: form.kept, costs: costsOf(form), resoldFor, isGainOfClient });
}

export const bodyOf = (form: SettlementForm) => ({
  kept: [...form.kept],
  costs: costsOf(form),
  note: form.note.trim(),
});

export function settlementFaults(form: SettlementForm, end: SettlementEnd): Faults<keyof SettlementForm> {
  const faults: Faults<keyof SettlementForm> = {};
  if (!costsOf(form).every(isGoodCost)) faults.costs = { problem: 'required' };
  if (end === 'cancelled') return faults;
  if (form.resoldFor === null || form.resoldFor < 1) faults.resoldFor = { problem: 'required' };
  if (!isJapanDay(form.resoldOn)) faults.resoldOn = { problem: 'required' };
  return faults;
}

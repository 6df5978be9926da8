import type { FieldFault, Faults } from '@seri/domain/common/field-fault';
import { largestAmount } from '@seri/domain/money/ledger';
import { requiredFault } from '@seri/domain/people/person-fields';
import { feeTolerance } from '@seri/domain/receipts/open-sums';
import type { MoneyAsking } from './asked-money.ts';

export interface AskForm {
  kind: MoneyAsking['kind'];
  /** The client; null until one is chosen. */
  accountId: number | null;
  amount: number | null;
  /** The transfer of a payout, as the bank calls it. */
  reference: string;
  /** The one that a write-off is for; empty until it is chosen. */
  purchase: string;
  reason: string;
}

export const firstAskForm: AskForm = {
  kind: 'payout',
  accountId: null,
  amount: null,
  reference: '',
  purchase: '',
  reason: '',
};

/** The server names the purchase by its id. */
export const askFieldNames = { purchaseId: 'purchase' } as const;

export function askFaults(form: AskForm): Faults<keyof AskForm> {
  const { kind, accountId, amount, reference, purchase, reason } = form;
  const faults: Partial<Record<keyof AskForm, FieldFault | undefined>> = {
    accountId: accountId === null ? { problem: 'required' } : undefined,
    amount: amountFault(form, amount),
    reference: kind === 'payout' ? requiredFault(reference) : undefined,
    purchase: kind === 'write-off' ? requiredFault(purchase) : undefined,
    reason: requiredFault(reason),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** R95: a write-off is for what banks on the way keep, and never more. */
function amountFault({ kind }: AskForm, amount: number | null): FieldFault | undefined {
  if (amount === null) return { problem: 'required' };
  const most = kind === 'write-off' ? feeTolerance : largestAmount;
  return amount < 1 || amount > most ? { problem: 'invalid' } : undefined;
}

export function askingOf({ kind, accountId, amount, reference, purchase, reason }: AskForm): MoneyAsking {
  const asked = { accountId: accountId ?? 0, amount: amount ?? 0, reason: reason.trim() };
  return kind === 'payout'
    ? { kind, ...asked, reference: reference.trim() }
    : { kind, ...asked, purchaseId: Number(purchase) };
}

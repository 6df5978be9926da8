import { canCharge } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Faults } from '@seri/domain/common/field-fault';

export interface ChargeForm {
  kind: LineKind;
  /** The field takes no minus: the kind decides the sign. */
  amount: number | null;
  note: string;
  isBooked: boolean;
}

/** A discount is typed as any amount, and lowers the cost. */
export function signedAmount({ kind, amount }: Pick<ChargeForm, 'kind' | 'amount'>): number | null {
  return amount !== null && kind === 'discount' ? -amount : amount;
}

/** R87: the rules that the server applies too. */
export function chargeFaults(form: ChargeForm): Faults<keyof ChargeForm> {
  const faults: Faults<keyof ChargeForm> = {};
  const amount = signedAmount(form);
  if (amount === null && form.isBooked) faults.amount = { problem: 'required' };
  if (amount !== null && !canCharge(form.kind, amount)) faults.amount = { problem: 'invalid' };
  if (form.kind === 'other' && form.note.trim() === '') faults.note = { problem: 'required' };
  return faults;
}

import { chargeFaults } from '@seri/domain/charges/charge';
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

export const chargeFormFaults = (form: ChargeForm): Faults<keyof ChargeForm> =>
  chargeFaults({ ...form, amount: signedAmount(form) });

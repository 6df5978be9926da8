import type { FieldFault, Faults } from '@seri/domain/common/field-fault';
import { largestAmount } from '@seri/domain/money/ledger';
import { requiredFault } from '@seri/domain/people/person-fields';

export interface BookingForm {
  amount: number | null;
  /** Shown to the client. */
  description: string;
  /** Shown to staff. */
  reason: string;
}

export function bookingFaults(form: BookingForm): Faults<keyof BookingForm> {
  return withoutEmpty({ amount: amountFault(form.amount, 1), reason: requiredFault(form.reason) });
}

export interface LimitForm {
  creditLimit: number | null;
  reason: string;
}

/** A limit may be 0. */
export function limitFaults(form: LimitForm): Faults<keyof LimitForm> {
  return withoutEmpty({ creditLimit: amountFault(form.creditLimit, 0), reason: requiredFault(form.reason) });
}

function amountFault(amount: number | null, min: number): FieldFault | undefined {
  if (amount === null) return { problem: 'required' };
  return amount < min || amount > largestAmount ? { problem: 'invalid' } : undefined;
}

function withoutEmpty<Name extends string>(faults: Partial<Record<Name, FieldFault | undefined>>): Faults<Name> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Name>;
}

import type { Faults } from '@seri/domain/common/field-fault';
import {
  billingChanges,
  billingFaults,
  billingTextNames,
  type BillingField,
  type CompanyBilling,
} from '@seri/domain/money/company-billing';
import { plainRegistrationNumber } from '@seri/domain/money/registration-number';

/** The billing data as they are typed: the days are a text. */
export type BillingForm = Omit<CompanyBilling, 'dueDays'> & { dueDays: string };

export const billingFormOf = (details: CompanyBilling): BillingForm => ({
  ...details,
  dueDays: String(details.dueDays),
});

export function billingIn(values: BillingForm): CompanyBilling {
  const texts = Object.fromEntries(billingTextNames.map((name) => [name, values[name].trim()]));
  const registrationNumber = plainRegistrationNumber(values.registrationNumber);
  const days = values.dueDays.trim();
  return { ...values, ...texts, registrationNumber, dueDays: days === '' ? Number.NaN : Number(days) };
}

export function billingFormFaults(values: BillingForm): Faults<BillingField> {
  const faults = billingFaults(billingIn(values));
  return values.dueDays.trim() === '' ? { ...faults, dueDays: { problem: 'required' } } : faults;
}

export const isBillingEdited = (saved: CompanyBilling, values: BillingForm): boolean =>
  billingChanges(saved, billingIn(values)).length > 0;

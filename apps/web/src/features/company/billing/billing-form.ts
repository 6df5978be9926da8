import type { Faults } from '@seri/domain/common/field-fault';
import {
  billingChanges,
  billingFaults,
  billingTextNames,
  type BillingField,
  type CompanyBilling,
} from '@seri/domain/money/company-billing';
import { plainRegistrationNumber } from '@seri/domain/money/registration-number';

type DayField = 'dueDays' | 'stopsBiddingAfter';

/** The billing data as they are typed: days are texts. */
export type BillingForm = Omit<CompanyBilling, DayField> & Record<DayField, string>;

export const billingFormOf = (details: CompanyBilling): BillingForm => ({
  ...details,
  dueDays: String(details.dueDays),
  stopsBiddingAfter: String(details.stopsBiddingAfter ?? ''),
});

export function billingIn(values: BillingForm): CompanyBilling {
  const texts = Object.fromEntries(billingTextNames.map((name) => [name, values[name].trim()]));
  const registrationNumber = plainRegistrationNumber(values.registrationNumber);
  const dueDays = daysIn(values.dueDays) ?? Number.NaN;
  const stopsBiddingAfter = daysIn(values.stopsBiddingAfter) ?? null;
  return { ...values, ...texts, registrationNumber, dueDays, stopsBiddingAfter };
}

const daysIn = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));

export function billingFormFaults(values: BillingForm): Faults<BillingField> {
  const faults = billingFaults(billingIn(values));
  return values.dueDays.trim() === '' ? { ...faults, dueDays: { problem: 'required' } } : faults;
}

export const isBillingEdited = (saved: CompanyBilling, values: BillingForm): boolean =>
  billingChanges(saved, billingIn(values)).length > 0;

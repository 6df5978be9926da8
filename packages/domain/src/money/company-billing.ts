import { type SaleKind, saleKinds, type TaxTable, usualTaxTable } from '../charges/tax-marks.ts';
import type { FieldFault, Faults } from '../common/field-fault.ts';
import { requiredFault } from '../people/person-fields.ts';
import { isRegistrationNumber } from './registration-number.ts';

/** R64: the texts of the billing data in the order of its form, with their longest values. */
export const billingTexts = {
  legalName: { longest: 140, optional: false },
  legalNameJa: { longest: 140, optional: true },
  address: { longest: 300, optional: false },
  registrationNumber: { longest: 14, optional: true },
} as const;

export type BillingText = keyof typeof billingTexts;
export const billingTextNames = Object.keys(billingTexts) as BillingText[];

/** Prices on board, with freight, and with freight and insurance. */
export const incoterms = ['FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof incoterms)[number];

/** R90: what a win issues by itself. */
export const papersAtWin = ['nothing', 'proforma'] as const;
export type PaperAtWin = (typeof papersAtWin)[number];

/** The company as its papers name it, and the terms on which it sells. */
export interface CompanyBilling extends Record<BillingText, string> {
  /** Bank days until an invoice is due. */
  dueDays: number;
  incoterm: Incoterm;
  taxTable: TaxTable;
  /** A car that is sold again for more than it cost: the gain is the client's, or else the company's. */
  isResaleGainOfClient: boolean;
  atWin: PaperAtWin;
  /** R93: mails that tell what is due. */
  reminds: boolean;
  /** R93: days after the due day of the oldest debt at which its client may place no new bids; null: never. */
  stopsBiddingAfter: number | null;
  /** R94: what somebody else has sent for a client waits until staff have confirmed the sender. */
  refusesThirdParties: boolean;
  /** R99: staff may give papers before they are paid, with a reason. */
  releasesUnpaid: boolean;
}

export type BillingField = keyof CompanyBilling;
export type BillingSwitch = { [F in BillingField]: CompanyBilling[F] extends boolean ? F : never }[BillingField];

/** The texts of the two sides of each switch, for the form, its versions and the mail about a change. */
export const billingSides = {
  isResaleGainOfClient: ['billing.gain.client', 'billing.gain.company'],
  reminds: ['billing.reminds.yes', 'billing.reminds.no'],
  refusesThirdParties: ['billing.thirdParties.yes', 'billing.thirdParties.no'],
  releasesUnpaid: ['billing.releasesUnpaid.yes', 'billing.releasesUnpaid.no'],
} as const satisfies Record<BillingSwitch, readonly [on: string, off: string]>;

export const mostDueDays = 60;

/** R64: the terms hold before an owner has saved any; the names are missing. */
export const firstBilling: CompanyBilling = {
  legalName: '',
  legalNameJa: '',
  address: '',
  registrationNumber: '',
  dueDays: 5,
  incoterm: 'FOB',
  taxTable: usualTaxTable,
  isResaleGainOfClient: true,
  atWin: 'nothing',
  reminds: true,
  stopsBiddingAfter: null,
  refusesThirdParties: false,
  releasesUnpaid: true,
};

/** A version from before a field or a line of the table existed has its first value. */
export function completeBilling(saved: Partial<CompanyBilling>): CompanyBilling {
  return { ...firstBilling, ...saved, taxTable: { ...usualTaxTable, ...saved.taxTable } };
}

/** Ports and banks abroad read these. */
const latin = /^[\p{Script=Latin}\p{Script=Common}]+$/u;
const formats: Partial<Record<BillingText, (text: string) => boolean>> = {
  legalName: (text) => latin.test(text),
  address: (text) => latin.test(text),
  registrationNumber: isRegistrationNumber,
};

/** R64: form and server share this rule. */
export function billingFaults(billing: CompanyBilling): Faults<BillingField> {
  const faults: Faults<BillingField> = {};
  for (const name of billingTextNames) {
    const fault = textFault(name, billing[name].trim());
    if (fault) faults[name] = fault;
  }
  const { dueDays, stopsBiddingAfter } = billing;
  if (!isDayCount(dueDays)) faults.dueDays = { problem: 'invalid' };
  if (stopsBiddingAfter !== null && !isDayCount(stopsBiddingAfter)) faults.stopsBiddingAfter = { problem: 'invalid' };
  return faults;
}

const isDayCount = (days: number) => Number.isInteger(days) && days >= 1 && days <= mostDueDays;

function textFault(name: BillingText, value: string): FieldFault | undefined {
  const { optional, longest } = billingTexts[name];
  if (value === '') return optional ? undefined : requiredFault(value);
  if (value.length > longest) return { problem: 'tooLong', length: longest + 1 };
  return formats[name]?.(value) === false ? { problem: 'invalid' } : undefined;
}

type PlainField = Exclude<BillingField, 'taxTable'>;
const plainFields = (Object.keys(firstBilling) as BillingField[]).filter(
  (name): name is PlainField => name !== 'taxTable',
);

export interface BillingChange {
  field: BillingField;
  /** The line of the tax table, if it is one. */
  line?: SaleKind;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** R64: the fields and lines that differ, in the order of the form. */
export function billingChanges(before: CompanyBilling, after: CompanyBilling): BillingChange[] {
  const fields = plainFields.map((field) => ({ field, from: before[field], to: after[field] }));
  const { taxTable: was } = before;
  const lines = saleKinds.map(
    (line) => ({ field: 'taxTable', line, from: was[line], to: after.taxTable[line] }) as const,
  );
  return [...fields, ...lines].filter(({ from, to }) => from !== to);
}

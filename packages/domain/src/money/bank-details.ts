import type { Faults } from '../common/field-fault.ts';
import { requiredFault } from '../people/person-fields.ts';

/** R64: the fields of the bank details in the order in which a bank's form asks for them, with their longest texts. */
export const bankFields = {
  beneficiary: { longest: 140, optional: false },
  account: { longest: 34, optional: false },
  bank: { longest: 140, optional: false },
  branch: { longest: 140, optional: true },
  swift: { longest: 11, optional: false },
  address: { longest: 200, optional: true },
} as const;

export type BankField = keyof typeof bankFields;
export type BankDetails = Record<BankField, string>;

export const bankFieldNames = Object.keys(bankFields) as BankField[];

const swift = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const account = /^[A-Z0-9][A-Z0-9 -]*$/i;
const formats: Partial<Record<BankField, RegExp>> = { swift, account };

/** R64: form and server share this rule. */
export function bankFaults(details: BankDetails): Faults<BankField> {
  const faults: Faults<BankField> = {};
  for (const name of bankFieldNames) {
    const value = details[name].trim();
    const { optional, longest } = bankFields[name];
    const required = optional ? undefined : requiredFault(value);
    const fault =
      required ?? (value.length > longest ? ({ problem: 'tooLong', length: longest + 1 } as const) : undefined);
    if (fault) faults[name] = fault;
    else if (value !== '' && formats[name]?.test(value) === false) faults[name] = { problem: 'invalid' };
  }
  return faults;
}

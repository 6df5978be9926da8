import { describe, expect, it } from 'vitest';
import {
  billingChanges,
  billingFaults,
  type CompanyBilling,
  completeBilling,
  firstBilling,
} from './company-billing.ts';

const billing: CompanyBilling = {
  ...firstBilling,
  legalName: 'Example Trading Co., Ltd.',
  legalNameJa: '例示商事株式会社',
  address: '1-2-3 Minato, Yokohama, Japan',
  registrationNumber: 'T9000000000000',
};

describe('R64 the billing data of the company', () => {
  it('need a name and an address in Latin letters, and nothing else', () => {
    expect(billingFaults(billing)).toEqual({});
    expect(billingFaults({ ...billing, legalNameJa: ' ', registrationNumber: '' })).toEqual({});
    const required = { problem: 'required' };
    expect(billingFaults(firstBilling)).toEqual({ legalName: required, address: required });
  });

  it.each([
    ['legalName', 'Société Générale № 7', true],
    ['legalName', '例示商事', false],
    ['address', 'Йокогама', false],
    ['registrationNumber', 'T8000000000000', false],
    ['dueDays', 1, true],
    ['dueDays', 60, true],
    ['dueDays', 0, false],
    ['dueDays', 61, false],
    ['dueDays', 1.5, false],
    ['dueDays', Number.NaN, false],
  ] as const)('take as %s %j: %j', (name, value, isRight) => {
    expect(billingFaults({ ...billing, [name]: value })).toEqual(isRight ? {} : { [name]: { problem: 'invalid' } });
  });

  it('name the field that is too long', () => {
    const fault = { problem: 'tooLong', length: 141 };
    expect(billingFaults({ ...billing, legalNameJa: '名'.repeat(141) })).toEqual({ legalNameJa: fault });
  });

  it('have the first value where an older version has none', () => {
    const { isResaleGainOfClient, taxTable, ...older } = billing;
    const { storage, ...lines } = taxTable;
    const saved = { ...older, taxTable: { ...lines, penalty: 'taxed_10' } } as CompanyBilling;
    const complete = { ...billing, isResaleGainOfClient, taxTable: { ...taxTable, storage, penalty: 'taxed_10' } };
    expect(completeBilling(saved)).toEqual(complete);
  });

  it('say field by field what has changed', () => {
    expect(billingChanges(billing, { ...billing })).toEqual([]);
    const changed: CompanyBilling = {
      ...billing,
      registrationNumber: '',
      dueDays: 7,
      isResaleGainOfClient: false,
      taxTable: { ...billing.taxTable, storage: 'export_0' },
    };
    expect(billingChanges(billing, changed)).toEqual([
      { field: 'registrationNumber', from: 'T9000000000000', to: '' },
      { field: 'dueDays', from: 5, to: 7 },
      { field: 'isResaleGainOfClient', from: true, to: false },
      { field: 'taxTable', line: 'storage', from: 'taxed_10', to: 'export_0' },
    ]);
  });
});

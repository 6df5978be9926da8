import { describe, expect, it } from 'vitest';
import { bankFaults, type BankDetails } from './bank-details.ts';

const details: BankDetails = {
  beneficiary: 'Example Trading',
  account: '000-0000001',
  bank: 'Example Bank',
  branch: '',
  swift: 'EXMPJPJT',
  address: '',
};

describe('R64 bank details', () => {
  it('need everything but the branch and the address of the bank', () => {
    expect(bankFaults(details)).toEqual({});
    const blank = { beneficiary: ' ', account: '', bank: '', branch: '', swift: '', address: '' };
    const required = { problem: 'required' };
    expect(bankFaults(blank)).toEqual({ beneficiary: required, account: required, bank: required, swift: required });
  });

  it.each([
    ['swift', 'EXMPJPJTXXX', true],
    ['swift', 'EXMPJPJ', false],
    ['swift', 'EXMPJPJTXX', false],
    ['swift', '1XMPJPJT', false],
    ['account', 'GB33 BUKB 2020 1555 5555 55', true],
    ['account', '№ 7', false],
  ] as const)('take a %s such as %j: %j', (name, value, isRight) => {
    expect(bankFaults({ ...details, [name]: value })).toEqual(isRight ? {} : { [name]: { problem: 'invalid' } });
  });

  it('name the field that is too long', () => {
    expect(bankFaults({ ...details, bank: 'x'.repeat(141) })).toEqual({ bank: { problem: 'tooLong', length: 141 } });
  });
});

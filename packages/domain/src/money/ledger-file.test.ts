import { describe, expect, it } from 'vitest';
import { usualTaxTable } from '../charges/tax-marks.ts';
import { type FiledEntry, ledgerFileHead, ledgerFileLine } from './ledger-file.ts';

const price: FiledEntry = {
  id: 7,
  day: '2026-11-18',
  accountId: 1042,
  client: 'Whitfield, Thomas',
  kind: 'car_purchase',
  fee: null,
  amount: -1_850_000,
  balance: -1_850_000,
  purchaseId: 700_001,
  invoice: '2026-000004',
  description: '20388, USS Tokyo, Toyota Harrier',
  reason: '',
};
const line = (changes: Partial<FiledEntry> = {}) => ledgerFileLine({ ...price, ...changes }, usualTaxTable);

describe('R22 the ledger as a file', () => {
  it('has a line for each entry under its heads, with the tax of what it is for', () => {
    expect(ledgerFileHead.trim().split(',')).toHaveLength(13);
    expect(line()).toBe(
      '2026-11-18,7,1042,"Whitfield, Thomas",car_purchase,car,-1850000,-1850000,export_0,700001,2026-000004,' +
        '"20388, USS Tokyo, Toyota Harrier",\r\n',
    );
    expect(line({ kind: 'fee', fee: 'penalty' })).toContain(',fee,penalty,-1850000,-1850000,outside,');
    expect(line({ kind: 'fee', fee: 'proceeds' })).toContain(',proceeds,-1850000,-1850000,export_0,');
  });

  it('has no tax where money only comes or goes', () => {
    expect(line({ kind: 'remittance', purchaseId: null, invoice: null, amount: 5 })).toContain(
      ',remittance,,5,-1850000,,,,',
    );
  });

  it('holds no formula', () => {
    expect(line({ client: '=1+1' })).toContain(",'=1+1,");
  });
});

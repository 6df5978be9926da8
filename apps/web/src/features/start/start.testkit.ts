import type { StartCardData } from './start.ts';

export const bank = {
  details: {
    beneficiary: 'Example Trading',
    account: '000-0000001',
    bank: 'Example Bank',
    branch: '',
    swift: 'EXMPJPJT',
    address: '',
  },
  changedAt: '2026-11-02T03:00:00Z',
};

export function startCardOf(change: Partial<StartCardData> = {}): StartCardData {
  return {
    next: 'deposit',
    email: 'olga@example.com',
    isConfirmed: true,
    minimum: 100_000,
    reference: 'SERI-000007-6',
    bank,
    contact: { name: 'Kenji Morita', email: 'kenji@example.com', whatsapp: '+81 90 5550 0173' },
    ...change,
  };
}

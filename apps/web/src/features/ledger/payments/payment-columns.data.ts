import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const paymentColumns: readonly ListColumn[] = [
  { id: 'date', head: 'ledger.date', width: 116 },
  { id: 'description', head: 'ledger.description', width: 'rest' },
  { id: 'type', head: 'ledger.type', width: 172 },
  { id: 'purpose', head: 'ledger.purpose', width: 160 },
  { id: 'amount', head: 'ledger.amount', width: 124, numeric: true },
  { id: 'balance', head: 'ledger.balance.after', width: 124, numeric: true },
  { id: 'etd', head: 'ledger.etd', width: 104 },
  { id: 'eta', head: 'ledger.eta', width: 104 },
];

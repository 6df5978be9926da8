export const ledgerKey = ['ledger'] as const;

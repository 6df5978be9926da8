export const purchasesKey = ['purchases'] as const;

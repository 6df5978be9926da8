export const chargeKinds = [
  'auction',
  'agent',
  'delivery',
  'freight',
  'invoice',
  'inspection',
  'insurance',
  'storage',
  'penalty',
  'discount',
  'other',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

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

/** Lines that only the end of a purchase has: its car, and what another buyer has paid for it. */
export const endKinds = ['car', 'proceeds'] as const;
export type LineKind = ChargeKind | (typeof endKinds)[number];
export const lineKinds: readonly LineKind[] = ['car', ...chargeKinds, 'proceeds'];

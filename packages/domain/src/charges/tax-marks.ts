import { chargeKinds } from './charge-kinds.data.ts';

/** The lines that an invoice may have: the price of the car, and its charges. */
export const saleKinds = ['car', ...chargeKinds] as const;
export type SaleKind = (typeof saleKinds)[number];

/** How consumption tax treats a line: an export without tax, a payment outside of tax, or ten percent included. */
export const taxMarks = ['export_0', 'outside', 'taxed_10'] as const;
export type TaxMark = (typeof taxMarks)[number];

export type TaxTable = Readonly<Record<SaleKind, TaxMark>>;

/**
 * The table until an owner has saved another one, on the word of a tax adviser: an export is the car with all that is in
 * its price on board or at the port of arrival, a penalty pays for nothing, and the rest is taxed.
 */
export const usualTaxTable: TaxTable = {
  car: 'export_0',
  auction: 'export_0',
  agent: 'export_0',
  delivery: 'export_0',
  freight: 'export_0',
  invoice: 'export_0',
  inspection: 'export_0',
  insurance: 'export_0',
  storage: 'taxed_10',
  penalty: 'outside',
  discount: 'export_0',
  other: 'taxed_10',
};

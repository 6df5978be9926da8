import type { ShippingColumn } from '@seri/domain/shipping-files/read/shipping-columns.data';

/** The columns that change something stand first, by what they tell of. */
export const columnGroups = {
  car: ['chassis', 'stockNo', 'maker', 'model', 'year', 'colour'],
  ship: ['vesselVoyage', 'vessel', 'voyageNo', 'line', 'loadPort', 'dischargePort'],
  days: ['yardCutOff', 'papersCutOff', 'etd', 'atd', 'eta'],
  numbers: ['bookingNo', 'containerNo', 'blNo', 'blKind'],
  rest: ['shipper', 'consignee', 'length', 'width', 'height', 'volume', 'weight', 'remarks'],
} as const satisfies Readonly<Record<string, readonly ShippingColumn[]>>;

export const columnGroupNames = [
  'car',
  'ship',
  'days',
  'numbers',
  'rest',
] as const satisfies readonly (keyof typeof columnGroups)[];

import { type ChargeKind, chargeKinds } from '../charges/charge-kinds.data.ts';
import type { JapanDay } from '../time/japan-time.ts';

export type TariffKind = Exclude<ChargeKind, 'discount'>;
/** A discount is given by hand, never by a row. */
export const tariffKinds: readonly TariffKind[] = chargeKinds.filter((kind) => kind !== 'discount');

/** The amount in yen; hundredths of a percent; yen per cubic metre; yen per day beyond the free ones. */
export const tariffHows = ['flat', 'percent_bp', 'per_m3', 'per_day'] as const;
export type TariffHow = (typeof tariffHows)[number];

/** The moments at which a charge goes into the ledger; `hand` is whenever staff say so. */
export const bookingMoments = ['win', 'pick_up', 'departure', 'leaving', 'hand'] as const;
export type BookingMoment = (typeof bookingMoments)[number];

/** How a car was bought. */
export const purchaseMethods = ['bid', 'negotiation', 'stock'] as const;
export type PurchaseMethod = (typeof purchaseMethods)[number];

export const clientTiers = ['client', 'vip', 'dealer'] as const;
export type ClientTier = (typeof clientTiers)[number];

export const sizeClasses = ['kei', 'small', 'middle', 'large', 'oversize', 'bike', 'machine'] as const;
export type SizeClass = (typeof sizeClasses)[number];

export const japanRegions = [
  'hokkaido',
  'tohoku',
  'kanto',
  'chubu',
  'kansai',
  'chugoku',
  'shikoku',
  'kyushu',
  'okinawa',
] as const;
export type JapanRegion = (typeof japanRegions)[number];

/** The purchases that a row is for. A dimension that is null is not named: the row is for all of them. */
export interface TariffScope {
  accountId: number | null;
  clientTier: ClientTier | null;
  houseId: number | null;
  method: PurchaseMethod | null;
  yard: string | null;
  dischargePort: string | null;
  loadPort: string | null;
  line: string | null;
  region: JapanRegion | null;
  sizeClass: SizeClass | null;
  /** Prices in yen, both included. */
  priceFrom: number | null;
  priceTo: number | null;
}

export interface TariffPrice {
  how: TariffHow;
  value: number;
  /** Bounds of the amount in yen. */
  least: number | null;
  most: number | null;
  /** For `per_day` only. */
  freeDays: number | null;
  booksAt: BookingMoment;
}

/** A row as staff write it. */
export interface TariffDraft extends TariffScope, TariffPrice {
  kind: TariffKind;
  validFrom: JapanDay;
  /** The last day; null is until further notice. */
  validTo: JapanDay | null;
  note: string;
  sourceUrl: string;
  sourceDate: JapanDay | null;
}

/** R88: one row of the table of prices: what one kind of charge costs for some purchases, in some time. */
export interface Tariff extends TariffDraft {
  id: number;
  version: number;
  /** A charge was booked by it: its price stays. */
  isUsed: boolean;
  /** Written by the demonstration. */
  isDemo: boolean;
}

export function isValidOn({ validFrom, validTo }: Pick<TariffDraft, 'validFrom' | 'validTo'>, day: JapanDay): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

import type { SharedViews } from '@seri/contract/stock/lots.schema';
import type { Language } from '@seri/domain/common/languages';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import { formatMessage } from '@seri/messages/server';

export type SharedLot = SharedViews[keyof SharedViews];

/** `71044 · USS Tokyo · Toyota Harrier, 2021 · 5` */
export function titleOf(lot: SharedLot): string {
  const { lotNumber, auctionName, condition } = lot.lotInfo;
  const { maker, model, year } = vehicleOf(lot);
  return joined(' · ', lotNumber, auctionName, joined(', ', `${maker} ${model}`, year), condition);
}

/** The facts asked for most: mileage, engine, day and price. */
export function describeLot(lot: SharedLot, language: Language): string {
  const measured = (id: 'lots.km' | 'lots.cc' | 'lot.hours', value: number | null) =>
    value !== null && formatMessage(language, id, { value: groupDigits(value) });
  const { pageType, lotInfo } = lot;
  return joined(
    ' · ',
    measured('lots.km', vehicleOf(lot).mileage),
    'mechInfo' in lot && measured('lot.hours', lot.mechInfo.hours),
    'mechInfo' in lot && joined(' › ', lot.mechSpecification.category, lot.mechSpecification.subCategory),
    'bikeInfo' in lot && measured('lots.cc', lot.bikeSpecification.engineCC),
    'carInfo' in lot && measured('lots.cc', lot.carSpecification.engineCC),
    'carInfo' in lot && lot.carSpecification.transmission,
    pageType !== 'stock' && dayIn(language, lotInfo.auctionDate),
    priceOf(lot, language),
  );
}

function joined(by: string, ...parts: readonly (string | number | null | false)[]): string {
  return parts.filter((part) => part !== null && part !== false && part !== '').join(by);
}

function vehicleOf(lot: SharedLot) {
  if ('carInfo' in lot) return lot.carInfo;
  return 'bikeInfo' in lot ? lot.bikeInfo : lot.mechInfo;
}

function dayIn(language: Language, instant: string): string {
  return new Date(instant).toLocaleDateString(language, { timeZone: 'Asia/Tokyo', dateStyle: 'long' });
}

/** The sold price, else the start price; of a stock car its fixed price. */
function priceOf({ pageType, bidInfo }: SharedLot, language: Language): string | null {
  const { soldPrice, startPrice } = bidInfo;
  const price = soldPrice ?? startPrice;
  if (price === null) return null;
  const sold = pageType === 'stock' ? 'lot.fact.price' : 'lot.fact.sold';
  return `${formatMessage(language, soldPrice === null ? 'lot.fact.start' : sold)} ${formatYen(price)}`;
}

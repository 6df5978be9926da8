import type { Language } from '@seri/domain/common/languages';
import { machineText } from '@seri/domain/lots/machine-words';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { Text } from '../../../lib/language/text.ts';
import type { Fact } from '../../../ui/tables/facts.tsx';
import { colorPaint, colorText, equipmentText, steeringText } from './feed-words.ts';
import type { ViewedLot, BikeParts, CarParts, MachineParts } from '../page/lot-view.ts';

type FactLook = Pick<Fact, 'wide' | 'full' | 'mono' | 'swatch'>;
type FactRow = [caption: string, value: string | number | null, look?: FactLook];

/** Rows without a value are omitted, so that no blank labels remain. */
function filled(rows: readonly FactRow[]): Fact[] {
  return rows.flatMap(([caption, value, look]) =>
    value === null || value === '' ? [] : [{ caption, value, ...look }],
  );
}

const measured = (value: number | null, unit: (value: string) => string) =>
  value === null ? null : unit(groupDigits(value));
const long: FactLook = { full: true };
const number: FactLook = { full: true, mono: true };
/** Decoded as far as the glossary goes, with the inspector’s own words. */
function noteOf(
  language: Language,
  { mileageNote, mileagePhrases }: CarParts['carSpecification'] | BikeParts['bikeInfo'],
): string {
  const known = mileagePhrases.flatMap(({ meaning }) => meaning?.[language] ?? []);
  return [...known, mileageNote].join(' · ');
}

const painted = (color: string): FactLook => ({ swatch: colorPaint(color) });

export function factsOf(text: Text, language: Language, lot: ViewedLot): Fact[] {
  if ('carInfo' in lot) return carFacts(text, language, lot);
  return 'bikeInfo' in lot ? bikeFacts(text, language, lot) : machineFacts(text, language, lot);
}

function carFacts(
  text: Text,
  language: Language,
  { carInfo, carSpecification: car, sheet }: CarParts & Pick<ViewedLot, 'sheet'>,
): Fact[] {
  return filled([
    [text('lot.fact.year'), carInfo.year],
    [text('lot.fact.mileage'), measured(carInfo.mileage, (value) => text('lots.km', { value }))],
    [text('lot.fact.engine'), measured(car.engineCC, (value) => text('lots.cc', { value }))],
    [text('lot.fact.power'), measured(car.horsePower, (value) => text('lot.hp', { value }))],
    [text('lot.fact.gearbox'), car.transmission],
    [text('lot.fact.drive'), car.drive],
    [text('lot.fact.steering'), steeringText(text, car.steering)],
    [text('lot.fact.color'), colorText(text, car.color), painted(car.color)],
    [text('lot.fact.grade'), car.grade, { wide: true }],
    [text('lot.fact.chassis'), carInfo.chassisId, { mono: true, wide: true }],
    [text('lot.fact.mileageNote'), noteOf(language, car), long],
    [
      text('lot.fact.equipment'),
      equipmentText(text, sheet?.equipment.map(({ code }) => code).join(' · ') || car.equipment),
      long,
    ],
  ]);
}

function bikeFacts(text: Text, language: Language, { bikeInfo, bikeSpecification: bike }: BikeParts): Fact[] {
  return filled([
    [text('lot.fact.year'), bikeInfo.year],
    [text('lot.fact.mileage'), measured(bikeInfo.mileage, (value) => text('lots.km', { value }))],
    [text('lot.fact.engine'), measured(bike.engineCC, (value) => text('lots.cc', { value }))],
    [text('lot.fact.color'), colorText(text, bike.color), painted(bike.color)],
    [text('lot.fact.grade'), bike.grade, { wide: true }],
    [text('lot.fact.frame'), bikeInfo.serial, { mono: true, wide: true }],
    [text('lot.fact.mileageNote'), noteOf(language, bikeInfo), long],
  ]);
}

function machineFacts(text: Text, language: Language, { mechInfo, mechSpecification: machine }: MachineParts): Fact[] {
  return filled([
    [text('lot.fact.category'), machineText(machine.category, language), { wide: true }],
    [text('lot.fact.subCategory'), machineText(machine.subCategory, language), { wide: true }],
    [text('lot.fact.year'), mechInfo.year],
    [text('lot.fact.hours'), measured(mechInfo.hours, (value) => text('lot.hours', { value }))],
    [text('lot.fact.mileage'), measured(mechInfo.mileage, (value) => text('lots.km', { value }))],
    [text('lot.fact.grade'), machine.grade],
    [text('lot.fact.serial'), mechInfo.serial, number],
  ]);
}

const yen = (value: number | null) => (value === null ? null : formatYen(value));

/** R39: the average with its count; of few sales only their number. */
function averageText(text: Text, { averagePrice, averageCount: count }: ViewedLot['bidInfo']): string | null {
  if (count === 0) return null;
  return averagePrice === null
    ? text('lot.average.few', { count })
    : text('lot.average', { price: formatYen(averagePrice), count });
}

/** A stock car has a fixed price instead of a start price. */
export function priceFacts(text: Text, { pageType, bidInfo }: ViewedLot): Fact[] {
  if (pageType === 'stock') {
    return filled([
      [text('lot.fact.price'), yen(bidInfo.soldPrice)],
      [text('lot.fact.average'), averageText(text, bidInfo)],
    ]);
  }
  return filled([
    [text('lot.fact.start'), yen(bidInfo.startPrice)],
    [text('lot.fact.average'), averageText(text, bidInfo)],
    [text('lot.fact.sold'), yen(bidInfo.soldPrice)],
  ]);
}

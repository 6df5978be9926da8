import { formatYen, groupDigits } from '@seri/domain/money';
import type { Text } from '../../../lib/text.ts';
import type { Fact } from '../../../ui/facts.tsx';
import type { CarView } from './car-view.ts';
import { colorText, steeringText } from './feed-words.ts';

type Row = [caption: string, value: string | number | null, look?: Pick<Fact, 'wide' | 'full' | 'mono'>];

/** Empty values leave no blank labels behind. */
function filled(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([caption, value, look]) =>
    value === null || value === '' ? [] : [{ caption, value, ...look }],
  );
}

const measured = (value: number | null, unit: (value: string) => string) =>
  value === null ? null : unit(groupDigits(value));

export function carName({ carInfo, carSpecification }: CarView): string {
  return [carInfo.maker, carInfo.model, carSpecification.grade].filter(Boolean).join(' ');
}

/** `Toyota Harrier, 2021` */
export function carTitle({ carInfo }: CarView): string {
  return [`${carInfo.maker} ${carInfo.model}`, carInfo.year].filter(Boolean).join(', ');
}

export const specificationColumns = 3;

export function carFacts(text: Text, { carInfo, carSpecification }: CarView): Fact[] {
  const { mileage } = carInfo;
  const short = filled([
    [text('lots.fact.year'), carInfo.year],
    [text('lots.fact.mileage'), measured(mileage, (value) => text('lots.km', { value }))],
    [text('lots.fact.engine'), measured(carSpecification.engineCC, (value) => text('lots.cc', { value }))],
    [text('lots.fact.grade'), carSpecification.grade],
    [text('lots.fact.gearbox'), carSpecification.transmission],
    [text('lots.fact.drive'), carSpecification.drive],
    [text('lots.fact.steering'), steeringText(text, carSpecification.steering)],
    [text('lots.fact.color'), colorText(text, carSpecification.color)],
  ]);
  // The chassis number fills a row that is begun, or takes one of its own.
  const look = short.length % specificationColumns === 1 ? { wide: true } : { full: true };
  const long = filled([
    [text('lots.fact.chassis'), carInfo.chassisId, { ...look, mono: true }],
    [text('lots.fact.equipment'), carSpecification.equipment, { full: true }],
  ]);
  return [...short, ...long];
}

const yen = (value: number | null) => (value === null ? null : formatYen(value));

export function priceFacts(text: Text, { bidInfo }: CarView): Fact[] {
  return filled([
    [text('lots.fact.start'), yen(bidInfo.startPrice)],
    [text('lots.fact.sold'), yen(bidInfo.soldPrice)],
  ]);
}

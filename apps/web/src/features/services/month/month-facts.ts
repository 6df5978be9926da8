import type { AnswerOf } from '@seri/contract/call';
import type { productionMonthCalls } from '@seri/contract/services/production-month.calls';
import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../../lib/language/text.ts';
import type { Fact } from '../../../ui/tables/facts.tsx';

/** A vehicle as the records of its maker have it. */
export type FoundCar = NonNullable<AnswerOf<(typeof productionMonthCalls)['car-auction']['find']>['carInfo']>;

const codes = [
  'catalogNo',
  'code',
  'modelCode',
  'modelName',
  'gradeCode',
  'trimCode',
  'colorCode',
  'engineNo',
  'transmission',
  'description',
] as const satisfies readonly (keyof FoundCar)[];

const mono = new Set<keyof FoundCar>([
  'catalogNo',
  'code',
  'modelCode',
  'gradeCode',
  'trimCode',
  'colorCode',
  'engineNo',
]);

/** The month first. What the records do not tell is left out. */
export function monthFacts(text: Text, language: Language, car: FoundCar): Fact[] {
  const built = builtIn(language, car);
  const known = codes.filter((name) => car[name] !== '');
  return [
    ...(built ? [{ caption: text('lotServices.month.built'), value: built, wide: true }] : []),
    ...known.map((name) => ({
      caption: text(`lotServices.month.${name}`),
      value: car[name],
      mono: mono.has(name),
      full: name === 'description',
    })),
  ];
}

function builtIn(language: Language, { year, month }: FoundCar): string | undefined {
  if (year === null) return undefined;
  if (month === null) return String(year);
  const first = new Date(Date.UTC(year, month - 1));
  return first.toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

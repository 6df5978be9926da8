import type { LanguageOptions, TextOptions } from '@seri/contract/screens/site.schema';
import { gradesFromBest } from '@seri/domain/lots/condition-grade';
import { languageIds } from '@seri/domain/common/languages';

export const currencies: TextOptions = [
  { value: 'JPY', label: '¥' },
  { value: 'USD', label: '$' },
];

/** Each language has its own name for itself. */
export const languageOptions: LanguageOptions = [
  { value: languageIds.en, label: 'English' },
  { value: languageIds.ru, label: 'Русский' },
];

export const gearboxes = ['AT', 'CVT', 'DCT', '5MT', '6MT'] as const;
export const steeringSides = ['right', 'left'] as const;

/** Motorcycles are graded from 1 to 10, machinery like cars but without letters. */
const grades = {
  car: gradesFromBest,
  bike: ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'],
  machinery: gradesFromBest.filter((grade) => Number(grade) > 0),
} as const;

export const gradesByType: ReadonlyMap<string, readonly string[]> = new Map([
  ['car-auction', grades.car],
  ['stock', grades.car],
  ['stats', grades.car],
  ['bikes', grades.bike],
  ['bike-stats', grades.bike],
  ['machinery', grades.machinery],
  ['machinery-stats', grades.machinery],
]);

import { isJapanDay, type JapanDay } from './japan-time.ts';

export interface DateBounds {
  min?: JapanDay | undefined;
  max?: JapanDay | undefined;
}

/** What stands in a date field while one types: digits get their hyphens. */
export function typedDate(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Undefined where nothing is written, null where it is no day between the bounds. */
export function readDate(text: string, { min, max }: DateBounds): JapanDay | null | undefined {
  if (text === '') return undefined;
  if (!isJapanDay(text) || (min && text < min) || (max && text > max)) return null;
  return text;
}

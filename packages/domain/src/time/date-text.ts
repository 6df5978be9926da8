import { isJapanDay, type JapanDay } from './japan-time.ts';

export interface DateBounds {
  min?: JapanDay | undefined;
  max?: JapanDay | undefined;
}

/** Adds hyphens to the digits of a date field while it is typed. */
export function typedDate(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Undefined if the field is empty, null if it is not a day within the bounds. */
export function readDate(text: string, { min, max }: DateBounds): JapanDay | null | undefined {
  if (text === '') return undefined;
  if (!isJapanDay(text) || (min && text < min) || (max && text > max)) return null;
  return text;
}

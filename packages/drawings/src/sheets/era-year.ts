import { type Era, eras } from './eras.data.ts';

export interface EraYear {
  era: Era;
  /** The first year of an era is 1. */
  year: number;
}

/** The era and year of a month; 平成31 ends with April 2019. Without a month the year's last one counts. */
export function eraYear(year: number, month = 12): EraYear | undefined {
  const era = eras.find((one) => year > one.year || (year === one.year && month >= one.month));
  return era && { era, year: year - era.year + 1 };
}

/** Reads printed years such as R3, H28 or 令和3年. */
export function readEraYear(text: string): EraYear | undefined {
  const year = Number(/\d+/.exec(text)?.[0]);
  const era = eras.find(({ name, letter }) => text.startsWith(name) || text.toUpperCase().startsWith(letter));
  return era && year > 0 ? { era, year } : undefined;
}

import { countryCodes } from './countries.data.ts';

/** ISO 3166-1 alpha-2, lower case. */
export function countryCodeOf(id: number | null): string | undefined {
  return id === null ? undefined : countryCodes[id];
}

export function countryIdOf(code: string): number | null {
  const entry = Object.entries(countryCodes).find(([, countryCode]) => countryCode === code.toLowerCase());
  return entry ? Number(entry[0]) : null;
}

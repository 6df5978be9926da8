import { countryCodes } from './countries.data.ts';

/** ISO 3166-1 alpha-2, lower case. */
export function countryCodeOf(id: number | null): string | undefined {
  return id === null ? undefined : countryCodes[id];
}

export function countryIdOf(code: string): number | null {
  const found = Object.entries(countryCodes).find(([, known]) => known === code.toLowerCase());
  return found ? Number(found[0]) : null;
}

import type { Language } from '@seri/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/text.ts';
import { countriesQuery } from '../api/lists.query.ts';

export interface Country {
  id: number;
  code: string;
  name: string;
}

/** By its code, in the interface language; a code that nobody knows stands for itself. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/** By their names in the interface language; none until the list is there. */
export function useCountries(): readonly Country[] {
  const language = useLanguage();
  const { data = [] } = useQuery(countriesQuery);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return data
    .map(({ value, label, code }) => ({ id: value, code, name: names.of(code.toUpperCase()) ?? label }))
    .toSorted((one, other) => compare(one.name, other.name));
}

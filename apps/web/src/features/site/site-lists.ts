import { countryName } from '@seri/domain/people/country-name';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../lib/language/text.ts';
import { countriesQuery } from './lists.query.ts';

export interface Country {
  id: number;
  code: string;
  name: string;
}

/** Countries sorted by name in the interface language; empty while loading. */
export function useCountries(): readonly Country[] {
  const language = useLanguage();
  const { data = [] } = useQuery(countriesQuery);
  const { compare } = new Intl.Collator(language);
  return data
    .map(({ value, code }) => ({ id: value, code, name: countryName(code, language) }))
    .toSorted((one, other) => compare(one.name, other.name));
}

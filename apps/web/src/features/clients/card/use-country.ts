import { countryCodeOf } from '@seri/domain/people/countries';
import { countryName } from '@seri/domain/people/country-name';
import { useLanguage } from '../../../lib/language/text.ts';

export function useCountry(id: number | null): string | undefined {
  const language = useLanguage();
  const code = countryCodeOf(id);
  return code && countryName(code, language);
}

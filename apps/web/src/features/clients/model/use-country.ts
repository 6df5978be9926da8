import { countryCodeOf } from '@seri/domain/countries';
import { useLanguage } from '../../../lib/text.ts';
import { countryName } from '../../site/model/site-lists.ts';

/** A country's name by its id, in the interface language. */
export function useCountry(id: number | null): string | undefined {
  const language = useLanguage();
  const code = countryCodeOf(id);
  return code && countryName(code, language);
}

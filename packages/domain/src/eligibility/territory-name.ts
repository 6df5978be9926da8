import type { Language } from '../common/languages.ts';
import { countryName } from '../people/country-name.ts';

/** Parts of a country that have rules of their own. */
const regions: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'ua-09': { en: 'Luhansk region', ru: 'Луганская область' },
  'ua-14': { en: 'Donetsk region', ru: 'Донецкая область' },
  'ua-23': { en: 'Zaporizhzhia region', ru: 'Запорожская область' },
  'ua-40': { en: 'Sevastopol', ru: 'Севастополь' },
  'ua-43': { en: 'Crimea', ru: 'Крым' },
  'ua-51': { en: 'Odesa region', ru: 'Одесская область' },
  'ua-65': { en: 'Kherson region', ru: 'Херсонская область' },
};

/** A country or a part of one by its code of ISO 3166, in the reader's language. */
export function territoryName(territory: string, language: Language): string {
  const country = territory.slice(0, 2);
  if (territory === country) return countryName(country, language);
  return `${regions[territory]?.[language] ?? territory.toUpperCase()} (${countryName(country, language)})`;
}

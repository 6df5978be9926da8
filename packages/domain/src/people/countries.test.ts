import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.data.ts';
import { countryCodeOf, countryIdOf } from './countries.ts';
import { countryName } from './country-name.ts';
import { russianFederation, speaksRussian } from './russian-speakers.ts';

describe('countries', () => {
  it('have fixed ids: 183 on the wire is the Russian Federation', () => {
    expect(countryCodeOf(russianFederation)).toBe('ru');
    expect([countryIdOf('RU'), countryIdOf('jp')]).toEqual([183, countryIdOf('JP')]);
    expect([countryCodeOf(null), countryCodeOf(999_999), countryIdOf('xx')]).toEqual([undefined, undefined, null]);
  });

  it('are listed once each', () => {
    const codes = Object.values(countryCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[a-z]{2}$/.test(code))).toBe(true);
  });

  it('speak Russian in Russia and Belarus', () => {
    expect(['ru', 'BY', 'jp', ''].map(speaksRussian)).toEqual([true, true, false, false]);
  });

  it('R29: have a name in the reader’s language', () => {
    expect([countryName('jp', 'en'), countryName('JP', 'ru')]).toEqual(['Japan', 'Япония']);
    expect([countryName('ru', 'en'), countryName('ru', 'ru')]).toEqual(['Russian Federation', 'Россия']);
  });

  it('R29: all have a name in both languages', () => {
    const nameless = Object.values(countryCodes).filter((code) =>
      [countryName(code, 'en'), countryName(code, 'ru')].some((name) => name === '' || name === code.toUpperCase()),
    );
    expect(nameless).toEqual([]);
  });
});

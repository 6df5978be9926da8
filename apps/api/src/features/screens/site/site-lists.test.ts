import { countryCodes } from '@seri/domain/people/countries.data';
import { gradeBand } from '@seri/domain/lots/condition-grade';
import { pageTypes } from '@seri/domain/catalogue/page-types';
import { describe, expect, it } from 'vitest';
import { conditionOptions, countriesIn, gearboxesIn, statusesIn, steeringIn } from './site-lists.ts';
import { currencies, languageOptions } from './site.data.ts';

const labelsOf = (options: readonly { label: unknown }[]) => options.map(({ label }) => label);
const valuesOf = (options: readonly { value: unknown }[]) => options.map(({ value }) => value);

describe('R29 the lists of the site', () => {
  it('contain every country, sorted by the language of the reader', () => {
    const [en, ru] = [countriesIn('en'), countriesIn('ru')];
    expect([en.length, ru.length]).toEqual([Object.keys(countryCodes).length, Object.keys(countryCodes).length]);
    expect(en).toContainEqual({ value: 183, label: 'Russian Federation', code: 'ru' });
    expect(ru).toContainEqual({ value: 183, label: 'Россия', code: 'ru' });
    expect(labelsOf(en.slice(0, 3))).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(labelsOf(ru.slice(0, 2))).toEqual(['Австралия', 'Австрия']);
  });

  it('contain the two currencies and the two languages', () => {
    expect(currencies).toEqual([
      { value: 'JPY', label: '¥' },
      { value: 'USD', label: '$' },
    ]);
    expect(languageOptions).toEqual([
      { value: 692, label: 'English' },
      { value: 693, label: 'Русский' },
    ]);
  });

  it('keep their values in every language', () => {
    expect(valuesOf(gearboxesIn('ru'))).toEqual(valuesOf(gearboxesIn('en')));
    expect(gearboxesIn('ru')).toContainEqual({ value: 'AT', label: 'Автомат' });
    expect(steeringIn('en')).toEqual([
      { value: 'right', label: 'RHD' },
      { value: 'left', label: 'LHD' },
    ]);
  });

  it('have the nine statuses with name in value and code in label', () => {
    expect(labelsOf(statusesIn('en'))).toEqual([4531, 4532, 4533, 4534, 4535, 4536, 4537, 4538, 4539]);
    expect(statusesIn('en')).toContainEqual({ value: 'Sold via negotiation', label: 4534 });
    expect(valuesOf(statusesIn('ru')).every((name) => /^[А-ЯЁ]/.test(String(name)))).toBe(true);
  });

  it('have the grades of each page type from best to worst, and none for unknown types', () => {
    for (const kind of pageTypes) expect(conditionOptions(kind)).not.toEqual([]);
    expect(conditionOptions('car-auction')[0]).toEqual({ value: 'S', label: 'S' });
    expect(valuesOf(conditionOptions('stock')).every((grade) => gradeBand(String(grade)) !== 'none')).toBe(true);
    expect(valuesOf(conditionOptions('bikes'))).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    expect(valuesOf(conditionOptions('machinery'))).toEqual(['6', '5', '4.5', '4', '3.5', '3', '2', '1']);
    expect([conditionOptions('boats'), conditionOptions('constructor'), conditionOptions('')]).toEqual([[], [], []]);
  });
});

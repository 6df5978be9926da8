import { describe, expect, it } from 'vitest';
import { filterQuery } from './filters.ts';
import { readQuickPhrase } from './quick-phrase.ts';

/** The query of the filters found, with the remaining words as `model`. */
function read(text: string, pageType: Parameters<typeof readQuickPhrase>[1] = 'car-auction') {
  const { filters, model } = readQuickPhrase(text, pageType);
  return { ...filterQuery(filters), ...(model && { model }) };
}

describe('R49 a phrase', () => {
  it.each([
    ['harrier 2018+ 4.5 <90k', { model: 'harrier', year: '2018,', condition: '4.5', mileage: ',90000' }],
    ['приус 2015-2018 белый', { model: 'приус', year: '2015,2018', color: 'White' }],
    ['20110-20140, 3307', { lotNo: '20110-20140,3307' }],
    ['ghbec', { model: 'ghbec' }],
    ['ghbec ,tksq 2015', { model: 'ghbec', color: 'White', year: '2015,2015' }],
    ['toyota harrier чёрный до 90 тыс. км', { model: 'toyota harrier', color: 'Black', mileage: ',90000' }],
    ['vezel от 1,5 млн до 2 млн', { model: 'vezel', startPrice: '1500000,2000000' }],
    ['c-hr x-trail cx-5', { model: 'c-hr x-trail cx-5' }],
    ['prius 2018-2020 >=4', { model: 'prius', year: '2018,2020', condition: 'S,6,5,4.5,4' }],
    ['uss tokyo 24358', { model: 'uss tokyo', lotNo: '24358' }],
    ['', {}],
    [' , ; ', {}],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('years', () => {
  it.each([
    ['2018', '2018,2018'],
    ['2018+', '2018,'],
    ['2018-', '2018,'],
    ['с 2018 г.', '2018,'],
    ['from 2018', '2018,'],
    ['-2015', ',2015'],
    ['<2015', ',2015'],
    ['до 2015 года', ',2015'],
    ['2015-2022', '2015,2022'],
    ['2015—18', '2015,2018'],
    ['2022 - 2015', '2015,2022'],
    ['от 2015 до 2018', '2015,2018'],
  ])('%s', (text, year) => expect(read(text)).toEqual({ year }));
});

describe('a number is a mileage or a price by its unit; without one, more than 300 000 is yen and fewer thousands kilometres', () => {
  it.each([
    ['<90k', { mileage: ',90000' }],
    ['≤ 90 000 км', { mileage: ',90000' }],
    ['<90000', { mileage: ',90000' }],
    ['90k', { mileage: ',90000' }],
    ['50-90k', { mileage: '50000,90000' }],
    ['50к-90к', { mileage: '50000,90000' }],
    ['>100 тыс', { mileage: '100000,' }],
    ['<300k', { mileage: ',300000' }],
    ['до 500 тыс', { startPrice: ',500000' }],
    ['до 500 тыс км', { mileage: ',500000' }],
    ['>=400000', { startPrice: '400000,' }],
    ['<1.5m', { startPrice: ',1500000' }],
    ['1,5 млн', { startPrice: ',1500000' }],
    ['1m+', { startPrice: '1000000,' }],
    ['<500k yen', { startPrice: ',500000' }],
    ['до 500 тыс иен', { startPrice: ',500000' }],
    ['500k-1m yen', { startPrice: '500000,1000000' }],
    ['500k-1m', { startPrice: '500000,1000000' }],
    ['1 850 000 ¥', { startPrice: ',1850000' }],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('engines', () => {
  it.each([
    ['2.5l', '2450,2549'],
    ['2,0 л', '1950,2049'],
    ['<1500cc', ',1500'],
    ['1500-2000 cc', '1500,2000'],
  ])('%s', (text, engine) => expect(read(text)).toEqual({ engine }));
});

describe('grades', () => {
  it.each([
    ['S', 'S'],
    ['4,5', '4.5'],
    ['ra', 'RA'],
    ['***', '***'],
    ['r?', 'R?'],
    ['grade 4', '4'],
    ['оценка 4', '4'],
    ['5 4.5', '5,4.5'],
    ['4+', 'S,6,5,4.5,4'],
    ['4-5', '5,4.5,4'],
    ['>=4', 'S,6,5,4.5,4'],
    ['≥ 4,5', 'S,6,5,4.5'],
    ['от 4', 'S,6,5,4.5,4'],
    ['from 4', 'S,6,5,4.5,4'],
    ['от 4 до 5', '5,4.5,4'],
  ])('%s', (text, condition) => expect(read(text)).toEqual({ condition }));

  it('a number after a name such as Mazda is part of the name', () => {
    expect(read('mazda 3 4.5')).toEqual({ model: 'mazda 3', condition: '4.5' });
    expect(read('civic type r 2018')).toEqual({ model: 'civic type r', year: '2018,2018' });
    expect(read('BMW 320 2018')).toEqual({ model: 'BMW 320', year: '2018,2018' });
    expect(read('bmw 2018')).toEqual({ model: 'bmw', year: '2018,2018' });
  });
});

describe('lots', () => {
  it.each([
    ['20114', '20114'],
    ['3307', '3307'],
    ['#123', '123'],
    ['№ 12, 14-16', '12,14-16'],
    ['lot 2018', '2018'],
    ['лоты 7, 8', '7,8'],
    ['20110 – 20140', '20110-20140'],
    ['20110\n20114', '20110,20114'],
    ['300-320', '300-320'],
  ])('%s', (text, lotNo) => expect(read(text)).toEqual({ lotNo }));
});

describe('colours', () => {
  it.each([
    ['white', 'White'],
    ['light blue', 'Light blue'],
    ['голубая', 'Light blue'],
    ['серебристый', 'Silver'],
    ['grey', 'Gray'],
    ['белый или синий', 'White,Blue'],
    ['rhfcysq', 'Red'],
  ])('%s', (text, color) => expect(read(text)).toMatchObject({ color }));
});

it('drops filters that the page type does not have', () => {
  expect(read('white 4 <90k 1m+', 'machinery')).toEqual({ condition: '4', mileage: ',90000', startPrice: '1000000,' });
  expect(read('prius <1m', 'stats')).toEqual({ model: 'prius', finishPrice: ',1000000' });
});

it.each(['9'.repeat(5000), '9 999 '.repeat(800), '-'.repeat(5000), 'a'.repeat(5000), '1-'.repeat(2500)])(
  'reads any pasted text without throwing',
  (text) => expect(() => read(text)).not.toThrow(),
);

import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { describe, expect, it } from 'vitest';
import { carLot } from '../list/lots.testkit.ts';
import { paletteOptions } from './palette-options.ts';
import { lotsMeant } from './palette-lots.ts';
import { readPalettePhrase } from './palette-phrase.ts';

const pages = [
  { href: '/payments', label: 'Платежи' },
  { href: '/car-statistics', label: 'Car statistics' },
];
const origin = 'https://seri.example';
const setting = { pageType: 'car-auction', path: '/car-auctions', pages, origin } as const;
const prius = { value: 185, label: 'Prius', makerId: 3, maker: 'Toyota' };
const houses = [
  { name: 'USS Tokyo', auctions: ['1:2026-11-24', '1:2026-11-26'] },
  { name: 'USS Nagoya', auctions: ['2:2026-11-25'] },
];
const none = { models: [], lots: [] };

/** The options for the text, of what the server would find for it. */
function options(typed: string, { models, lots }: { models: (typeof prius)[]; lots: ReturnType<typeof lot>[] } = none) {
  const phrase = readPalettePhrase(typed, 'car-auction', houses);
  const found = { models, lots: lotsMeant(lots, phrase) };
  return paletteOptions(typed, phrase, found, setting).map(({ kind, href }) => `${kind} ${href}`);
}

const { sold } = lotStatusCodes;
const lot = (id: number, auctionName: string, status: number = lotStatusCodes.upcoming) => ({
  ...carLot(id),
  lotNo: '24358',
  auctionName,
  status,
});

describe('paletteOptions', () => {
  it('offers every page while nothing is typed', () => {
    expect(options('')).toEqual(['page /payments', 'page /car-statistics']);
  });

  it('filters the list by the model, its maker and everything else in the phrase', () => {
    expect(options('ghbec 2018+ <90k', { models: [prius], lots: [] })).toEqual([
      'model /car-auctions?show=open&yearFrom=2018&mileageTo=90000&makerId=3&modelId=185',
    ]);
  });

  it('offers a maker whose name begins with the text, before its models', () => {
    expect(options('toyo', { models: [prius], lots: [] })).toEqual([
      'maker /car-auctions?show=open&makerId=3',
      'model /car-auctions?show=open&makerId=3&modelId=185',
    ]);
  });

  it('offers lot numbers without a model', () => {
    expect(options('20110-20140, 3307')).toEqual(['lots /car-auctions?lotNo=20110-20140%2C3307']);
  });

  it('offers a chassis code if the text matches no model', () => {
    expect(options('zvw50 2018')).toEqual(['chassis /car-auctions?show=open&yearFrom=2018&yearTo=2018&chassis=zvw50']);
    expect(options('nonsense')).toEqual([]);
  });

  it('finds a page typed in the other keyboard layout', () => {
    expect(options('gkfnt;b')).toEqual(['page /payments']);
    expect(options('statis')).toEqual(['page /car-statistics']);
  });

  it('opens a lot by a link to this portal, but not to another site', () => {
    expect(options(`${origin}/bike-auctions/12?page=2`)).toEqual(['link /bike-auctions/12']);
    expect(options('https://evil.example/bike-auctions/12')).toEqual([]);
  });
});

const auction = (...values: string[]) => `auction=${encodeURIComponent(values.join(','))}`;

describe('R49 houses in the palette', () => {
  const tokyo = auction('1:2026-11-24', '1:2026-11-26');

  it.each(['uss tokyo', 'USS Tokyo', 'гыы ещлнщ'])('%s lists the auctions of that house', (typed) => {
    expect(options(typed)).toEqual([`house /car-auctions?show=open&${tokyo}`]);
  });

  it('the start of a name lists every house that begins so', () => {
    expect(options('uss')).toEqual([
      `house /car-auctions?show=open&${tokyo}`,
      `house /car-auctions?show=open&${auction('2:2026-11-25')}`,
    ]);
  });

  it('a model beside a whole name is looked for in that house', () => {
    expect(options('uss tokyo ghbec 2018+', { models: [prius], lots: [] })[0]).toBe(
      `model /car-auctions?show=open&yearFrom=2018&${tokyo}&makerId=3&modelId=185`,
    );
    expect(readPalettePhrase('harrier uss tokyo', 'car-auction', houses)).toMatchObject({
      name: 'harrier',
      isWhole: true,
    });
  });

  it('a number of up to three digits after the name of a house is a lot', () => {
    expect(readPalettePhrase('uss tokyo 12', 'car-auction', houses).filters).toEqual({ lotNo: [{ from: 12, to: 12 }] });
    expect(readPalettePhrase('golf 12', 'car-auction', houses)).toMatchObject({ filters: {}, name: 'golf 12' });
  });
});

describe('R49 a lot number in the palette', () => {
  const list = 'lots /car-auctions?lotNo=24358';

  it('opens the only open lot of that number', () => {
    const lots = [lot(1, 'USS Nagoya', sold), lot(2, 'USS Tokyo')];
    expect(options('24358', { models: [], lots })).toEqual(['lot /car-auctions/2', list, 'lot /car-auctions/1']);
  });

  it('opens the only lot of that number, even an ended one', () => {
    expect(options('24358', { models: [], lots: [lot(1, 'USS Tokyo', sold)] })[0]).toBe('lot /car-auctions/1');
  });

  it('lists the lots of several houses, open ones first', () => {
    const lots = [lot(1, 'USS Tokyo', sold), lot(2, 'USS Tokyo'), lot(3, 'USS Nagoya')];
    const each = [2, 3, 1].map((id) => `lot /car-auctions/${id}`);
    expect(options('24358', { models: [], lots })).toEqual([list, ...each]);
  });

  it.each(['uss tokyo 24358', '24358 uss tokyo', 'uss t #24358', 'harrier uss tokyo 24358'])(
    '%s opens one',
    (typed) => {
      const lots = [lot(1, 'USS Nagoya'), lot(2, 'USS Tokyo')];
      expect(options(typed, { models: [], lots })[0]).toBe('lot /car-auctions/2');
    },
  );

  it('beside a model it means a lot of that model', () => {
    const lots = [{ ...lot(1, 'USS Tokyo'), model: 'Fit', maker: 'Honda' }, lot(2, 'USS Nagoya')];
    expect(options('harrier 24358', { models: [], lots })[0]).toBe('lot /car-auctions/2');
  });
});

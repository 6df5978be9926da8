import { describe, expect, it } from 'vitest';
import { paletteOptions } from './palette-options.ts';

const pages = [
  { href: '/payments', label: 'Платежи' },
  { href: '/car-statistics', label: 'Car statistics' },
];
const origin = 'https://seri.example';
const setting = { pageType: 'car-auction', path: '/car-auctions', pages, origin } as const;
const prius = { value: 185, label: 'Prius', makerId: 3, maker: 'Toyota' };
const options = (typed: string, found = [prius].slice(0, 0)) =>
  paletteOptions(typed, found, setting).map(({ kind, href }) => `${kind} ${href}`);

describe('paletteOptions', () => {
  it('offers every page while nothing is typed', () => {
    expect(options('')).toEqual(['page /payments', 'page /car-statistics']);
  });

  it('filters the list by the model and by everything else in the phrase', () => {
    expect(options('ghbec 2018+ <90k', [prius])).toEqual([
      'model /car-auctions?yearFrom=2018&mileageTo=90000&modelId=185',
    ]);
  });

  it('offers a maker whose name begins with the text, before its models', () => {
    expect(options('toyo', [prius])).toEqual(['maker /car-auctions?makerId=3', 'model /car-auctions?modelId=185']);
  });

  it('offers lot numbers without a model', () => {
    expect(options('20110-20140, 3307')).toEqual(['lots /car-auctions?lotNo=20110-20140%2C3307']);
  });

  it('offers a chassis code if the text matches no model', () => {
    expect(options('zvw50 2018')).toEqual(['chassis /car-auctions?yearFrom=2018&yearTo=2018&chassis=zvw50']);
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

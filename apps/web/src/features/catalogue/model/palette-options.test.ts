import { describe, expect, it } from 'vitest';
import { paletteOptions } from './palette-options.ts';

const pages = [
  { href: '/payments', label: 'Платежи' },
  { href: '/car-statistics', label: 'Car statistic' },
];
const origin = 'https://seri.example';
const setting = { pageType: 'car-auction', path: '/car-auctions', pages, origin } as const;
const prius = { value: 185, label: 'Prius', makerId: 3, maker: 'Toyota' };
const options = (typed: string, found = [prius].slice(0, 0)) =>
  paletteOptions(typed, found, setting).map(({ kind, href }) => `${kind} ${href}`);

describe('what Enter would do', () => {
  it('with nothing typed goes to any page', () => {
    expect(options('')).toEqual(['page /payments', 'page /car-statistics']);
  });

  it('narrows the list by the model and all else that was understood', () => {
    expect(options('ghbec 2018+ <90k', [prius])).toEqual([
      'model /car-auctions?yearFrom=2018&mileageTo=90000&modelId=185',
    ]);
  });

  it('offers the maker whose name begins so, before its models', () => {
    expect(options('toyo', [prius])).toEqual(['maker /car-auctions?makerId=3', 'model /car-auctions?modelId=185']);
  });

  it('needs no model', () => {
    expect(options('20110-20140, 3307')).toEqual(['lots /car-auctions?lotNo=20110-20140%2C3307']);
  });

  it('takes what no model is called for a chassis code', () => {
    expect(options('zvw50 2018')).toEqual(['chassis /car-auctions?yearFrom=2018&yearTo=2018&chassis=zvw50']);
    expect(options('nonsense')).toEqual([]);
  });

  it('finds a page in the other layout', () => {
    expect(options('gkfnt;b')).toEqual(['page /payments']);
    expect(options('statis')).toEqual(['page /car-statistics']);
  });

  it('opens a lot by a link of this portal, and by no other', () => {
    expect(options(`${origin}/bike-auctions/12?page=2`)).toEqual(['link /bike-auctions/12']);
    expect(options('https://evil.example/bike-auctions/12')).toEqual([]);
  });
});

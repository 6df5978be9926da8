import { describe, expect, it } from 'vitest';
import { houseRegion } from './house-region.ts';
import { sizeClassOf, vehicleVolume } from './vehicle-size.ts';

const measures = { lengthMm: 3995, widthMm: 1695, heightMm: 1525 };

describe('R88 the volume of a vehicle', () => {
  it('is that of its measures, rounded up to a tenth of a cubic metre', () => {
    expect(vehicleVolume(measures, 'large')).toBe(104);
    expect(vehicleVolume({ lengthMm: 1000, widthMm: 1000, heightMm: 1000 }, undefined)).toBe(10);
    expect(vehicleVolume({ lengthMm: 1000, widthMm: 1000, heightMm: 1001 }, undefined)).toBe(11);
  });

  it('is else the usual one of its class, and unknown for a machine or an unknown class', () => {
    expect(vehicleVolume(undefined, 'small')).toBe(100);
    expect([vehicleVolume(undefined, 'machine'), vehicleVolume(undefined, undefined)]).toEqual([undefined, undefined]);
  });
});

describe('R88 the size class of a vehicle', () => {
  it.each([
    [658, 'kei'],
    [660, 'kei'],
    [661, 'small'],
    [1500, 'small'],
    [1501, 'middle'],
    [2500, 'middle'],
    [2501, 'large'],
    [null, undefined],
    [0, undefined],
  ] as const)('of a car with %s cc is %s', (engineCc, sizeClass) => {
    expect(sizeClassOf({ kind: 'car', engineCc })).toBe(sizeClass);
  });

  it('of a bike and a machine is its kind, of a car larger than 18 cubic metres is oversize', () => {
    expect([sizeClassOf({ kind: 'bike', engineCc: 250 }), sizeClassOf({ kind: 'machine', engineCc: null })]).toEqual([
      'bike',
      'machine',
    ]);
    const bus = { lengthMm: 6990, widthMm: 2080, heightMm: 2630 };
    expect(sizeClassOf({ kind: 'car', engineCc: 4000, measures: bus })).toBe('oversize');
    expect(sizeClassOf({ kind: 'stock', engineCc: 1300, measures })).toBe('small');
  });
});

it.each([
  ['USS Sapporo', 'hokkaido'],
  ['ARAI Oyama VT', 'kanto'],
  ['TAA Kantou', 'kanto'],
  ['JU Okayama', 'chugoku'],
  ['JU Toyama', 'chubu'],
  ['TAA Kinki', 'kansai'],
  ['KCAA Fukuoka', 'kyushu'],
  ['Bayauc', undefined],
  ['Kyoku 24h', undefined],
])('R88 the house %s stands in %s', (name, region) => {
  expect(houseRegion(name)).toBe(region);
});

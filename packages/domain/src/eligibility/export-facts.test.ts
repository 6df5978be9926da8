import { expect, it } from 'vitest';
import { driveOf, exportCategoryOf, type LotWords } from './export-facts.ts';

const lot = (words: Partial<LotWords>): LotWords => ({
  kind: 'car',
  maker: 'Honda',
  model: 'Vezel',
  trim: '',
  chassis: '',
  ...words,
});

it.each([
  [{ driveKind: 'petrol', trim: 'Hybrid Z', chassis: 'DAA-RU3' }, 'petrol', 'feed'],
  [{ trim: 'Hybrid Z', chassis: 'DBA-RU1' }, 'petrol', 'emission'],
  [{ chassis: 'DAA-RU3' }, 'hybrid', 'emission'],
  [{ chassis: '6AA-RV5' }, 'hybrid', 'emission'],
  [{ chassis: 'ZAA-ZE1' }, 'electric', 'emission'],
  [{ chassis: '3DA-CV1W' }, 'diesel', 'emission'],
  [{ chassis: 'LDA-KF2P' }, 'diesel', 'emission'],
  [{ chassis: '5LA-GN0W' }, 'plug_in', 'emission'],
  [{ chassis: 'UA-GD1' }, 'petrol', 'emission'],
  [{ chassis: 'KH-HDJ101' }, 'diesel', 'emission'],
  [{ model: 'Outlander PHEV', chassis: 'XX1' }, 'plug_in', 'name'],
  [{ model: 'Note', trim: 'e-POWER X' }, 'series_hybrid', 'name'],
  [{ model: 'Harrier Hybrid' }, 'hybrid', 'name'],
  [{ model: 'Leaf' }, 'electric', 'name'],
  [{ chassis: 'RU3' }, 'hybrid', 'chassis'],
  [{ chassis: 'ZVW30' }, 'hybrid', 'chassis'],
  [{ chassis: 'ZVW52' }, 'plug_in', 'chassis'],
  [{ chassis: 'GDJ150W' }, 'diesel', 'chassis'],
] as const)('R96 the drive of %j is %s by its %s', (words, driveKind, source) => {
  expect(driveOf(lot(words))).toEqual({ driveKind, source });
});

it('R96 a lot whose words tell nothing has no drive, and is not taken for petrol', () => {
  expect(driveOf(lot({ model: 'Corolla', trim: 'EX', chassis: 'NRE161' }))).toBeUndefined();
  // A word that only holds "ev" makes no electric car.
  expect(driveOf(lot({ model: 'Levorg', trim: 'Preview STI', chassis: 'VM4' }))).toBeUndefined();
});

const ofModel = (model: string) => exportCategoryOf({ kind: 'car', model });

it('R96 a truck is one also where it is sold among cars', () => {
  expect(['Hijet Truck', 'Carry', 'Elf', 'Canter', 'Atlas'].map(ofModel)).toEqual(Array(5).fill('truck'));
  expect(['Vezel', 'Selfie', 'Land Cruiser Prado'].map(ofModel)).toEqual(Array(3).fill('car'));
  expect(exportCategoryOf({ kind: 'stock', model: 'Fit' })).toBe('car');
  expect(exportCategoryOf({ kind: 'bike', model: 'CB400' })).toBe('bike');
  expect(exportCategoryOf({ kind: 'machine', model: 'PC200' })).toBe('machine');
});

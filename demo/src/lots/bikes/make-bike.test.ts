import { expect, test } from 'vitest';
import { bikeBodies } from '@seri/drawings/vehicles/bikes/bike-names';
import { createRandom } from '@seri/drawings/random';
import { bikeModels } from './bikes.data.ts';
import { rateNames, rateNotes } from './looks.data.ts';
import { makeBike } from './make-bike.ts';

const bikes = Array.from({ length: 2000 }, (_, index) => makeBike(createRandom('bikes', index), '2026-11-26'));

test('the six rates from 1 to 8 stay within one of the overall rate', () => {
  for (const { facts } of bikes) {
    const rates = rateNames.map((name) => facts.rates?.[name] ?? 0);
    const odd = rates.filter((rate) => rate < 1 || rate > 8 || Math.abs(rate - Number(facts.condition)) > 1);
    expect(odd).toEqual([]);
  }
});

test('a poor rate has poor notes, a good one good notes', () => {
  for (const { facts } of bikes) {
    for (const name of rateNames) {
      const isPoor = (facts.rates?.[name] ?? 0) <= 4;
      for (const note of facts.details?.rateNotes?.[name] ?? []) {
        expect(rateNotes[name][isPoor ? 'poor' : 'good']).toContain(note.text);
      }
    }
  }
});

test('up to 250 cc there is no inspection, above there often is', () => {
  for (const { facts } of bikes) if ((facts.engineCc ?? 0) <= 250) expect(facts.inspection).toBe('');
  expect(bikes.filter(({ facts }) => facts.inspection !== '').length).toBeGreaterThan(400);
});

test('every model comes up, in its years, with a frame number of its own', () => {
  const years = new Map(bikeModels.map((model) => [`${model.maker} ${model.model}`, model]));
  const seen = new Set(bikes.map(({ facts }) => `${facts.maker} ${facts.model}`));
  expect(seen).toEqual(new Set(years.keys()));
  expect(years.size).toBe(bikeModels.length);
  for (const { facts } of bikes) {
    const model = years.get(`${facts.maker} ${facts.model}`);
    expect(facts.year).toBeGreaterThanOrEqual(model?.from ?? Infinity);
    expect(facts.year).toBeLessThanOrEqual(model?.to ?? 2026);
    expect(facts.serial?.startsWith(facts.chassis ?? '-')).toBe(true);
    expect(model?.frames[facts.chassis ?? '']).toBeLessThanOrEqual(facts.year ?? 0);
  }
});

test('the stock is broad: at least 30 models of seven makers in every body', () => {
  expect(bikeModels.length).toBeGreaterThanOrEqual(30);
  expect(new Set(bikeModels.map((model) => model.maker)).size).toBe(7);
  expect(new Set(bikeModels.map((model) => model.body))).toEqual(new Set(bikeBodies));
});

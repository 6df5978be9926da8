import { expect, test } from 'vitest';
import { machineBodies } from '@seri/drawings/vehicles/machines/machine-names';
import { createRandom } from '@seri/drawings/random';
import { machineModels, machinePaints, categoryWords } from './machines.data.ts';
import { makeMachine } from './make-machine.ts';

const machines = Array.from({ length: 3000 }, (_, index) => makeMachine(createRandom('machines', index), '2026-11-26'));

test('every model comes up, in its group and category, in the paint of its maker', () => {
  const models = new Map(machineModels.map((model) => [`${model.maker} ${model.model}`, model]));
  expect(new Set(machines.map(({ facts }) => `${facts.maker} ${facts.model}`))).toEqual(new Set(models.keys()));
  for (const { facts } of machines) {
    expect(facts.category).toEqual(models.get(`${facts.maker} ${facts.model}`)?.category);
    expect(facts.color).toBe(machinePaints[facts.maker]?.name);
    expect(facts.hours).toBeGreaterThan(0);
  }
});

test('machines with a bucket have its volume, and each description has the fields of its category', () => {
  for (const { facts } of machines) {
    const model = machineModels.find((one) => one.maker === facts.maker && one.model === facts.model);
    if (!model) throw new Error(`no ${facts.model}`);
    expect(facts.volume).toBe(model.size.name === 'Bucket' ? model.size.value : undefined);
    expect(Object.keys(facts.details?.description ?? {})).toEqual([
      model.size.name,
      ...Object.keys(categoryWords[model.category[1]].description),
    ]);
  }
});

test('remarks fit the category', () => {
  for (const { facts } of machines) {
    if (!/旋回|バケット/.test(facts.details?.remarks ?? '')) continue;
    expect(['Excavator', 'Mini excavator', 'Wheel loader']).toContain(facts.category?.[1]);
  }
});

test('the stock is broad: at least 30 models in every body', () => {
  expect(machineModels.length).toBeGreaterThanOrEqual(30);
  expect(new Set(machineModels.map((model) => model.body))).toEqual(new Set(machineBodies));
});

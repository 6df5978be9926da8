import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Random, weighted } from '@seri/drawings/random';
import { modelYears } from '../model-years.ts';
import type { Vehicle } from '../vehicle.ts';
import type { MachineModel } from './machine-model.ts';
import { anyRemarks, engineRemarks, machineModels, machinePaints, categoryWords } from './machines.data.ts';

const conditions = weighted(
  [
    { condition: '5', factor: 1.2, weight: 4 },
    { condition: '4', factor: 1.08, weight: 22 },
    { condition: '3.5', factor: 1, weight: 26 },
    { condition: '3', factor: 0.9, weight: 28 },
    { condition: '2', factor: 0.72, weight: 12 },
    { condition: '1', factor: 0.5, weight: 3 },
    { condition: '', factor: 0.85, weight: 5 },
  ],
  ({ weight }) => weight,
);
const retention = 0.92;
const usualHours = 520;
const machineYears = modelYears(machineModels);

export function makeMachine(random: Random, date: JapanDay): Vehicle {
  const { model, year, age } = random.draw(machineYears(Number(date.slice(0, 4))));
  const { condition, factor } = random.draw(conditions);
  const hours = Math.round(usualHours * (age + 0.5) * random.between(0.35, 1.5));
  const facts = {
    kind: 'machine',
    maker: model.maker,
    model: model.model,
    serial: `${model.model.replaceAll(' ', '')}-${random.integer(10_000, 399_999)}`,
    category: [model.category[0], model.category[1]] satisfies [string, string],
    year,
    ...(model.engineCc !== undefined && { engineCc: model.engineCc }),
    color: machinePaints[model.maker]?.name ?? 'Yellow',
    ...(model.body === 'crane' && { mileageKm: Math.round(hours * random.between(4, 12)) }),
    hours,
    ...(model.size.name === 'Bucket' && { volume: model.size.value }),
    condition,
    details: {
      description: describe(random, model),
      ...(random.chance(0.5) && { remarks: random.pick(remarksOf(model)) }),
    },
  } as const;
  const worn = Math.min(1.15, Math.max(0.6, 1.2 - (0.2 * hours) / (usualHours * (age + 0.5))));
  return { facts, market: model.price * 1000 * 0.7 * retention ** age * worn * factor * random.between(0.93, 1.07) };
}

function remarksOf({ category: [, name], engineCc }: MachineModel): readonly string[] {
  return [...categoryWords[name].remarks, ...anyRemarks, ...(engineCc === undefined ? [] : engineRemarks)];
}

function describe(random: Random, { category: [, category], size }: MachineModel): Record<string, string> {
  const description: Record<string, string> = { [size.name]: size.name === 'Bucket' ? `${size.value} m³` : size.value };
  for (const [name, values] of Object.entries(categoryWords[category].description))
    description[name] = random.pick(values);
  return description;
}

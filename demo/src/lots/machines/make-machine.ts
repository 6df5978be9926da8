import type { JapanDay } from '@seri/domain/japan-time';
import { type Random, type Weighted, weighted } from '../../random.ts';
import type { Vehicle } from '../vehicle.ts';
import type { MachineModel } from './machine-model.ts';
import { descriptions, machineModels, machinePaints } from './machines.data.ts';

interface MachineYear {
  model: MachineModel;
  year: number;
  age: number;
}

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
const tablesOfYear = new Map<number, Weighted<MachineYear>>();

/** A machine as an auction of this day would show it. */
export function makeMachine(random: Random, date: JapanDay): Vehicle {
  const { model, year, age } = chooseMachine(random, Number(date.slice(0, 4)));
  const { condition, factor } = random.draw(conditions);
  const hours = Math.round(usualHours * (age + 0.5) * random.between(0.35, 1.5));
  const facts = {
    kind: 'machine',
    maker: model.maker,
    model: model.model,
    chassis: model.model.slice(0, 24),
    serial: `${model.model.replaceAll(' ', '')}-${random.integer(10_000, 399_999)}`,
    category: [model.category[0], model.category[1]] satisfies [string, string],
    year,
    ...(model.engineCc !== undefined && { engineCc: model.engineCc }),
    color: machinePaints[model.maker]?.name ?? 'Yellow',
    ...(model.body === 'crane' && { mileageKm: Math.round(hours * random.between(4, 12)) }),
    hours,
    ...(model.volume !== undefined && { volume: model.volume }),
    condition,
    details: { description: describe(random, model), ...(random.chance(0.5) && { remarks: random.pick(remarks) }) },
  } as const;
  const worn = Math.min(1.15, Math.max(0.6, 1.2 - (0.2 * hours) / (usualHours * (age + 0.5))));
  return { facts, market: model.price * 1000 * 0.7 * retention ** age * worn * factor * random.between(0.93, 1.07) };
}

const remarks = [
  '油圧ホース滲み',
  'エンジン始動良好',
  '旋回ガタ小',
  '塗装はがれ・サビ有り',
  'バケットピンガタ有り',
  'アワーメーター交換歴有り',
  '取扱説明書有り',
  '特定自主検査済み',
] as const;

function describe(random: Random, { body, volume }: MachineModel): Record<string, string> {
  const told: Record<string, string> = volume === undefined ? {} : { Volume: `${volume} m³` };
  for (const [name, values] of Object.entries(descriptions[body])) told[name] = random.pick(values);
  return told;
}

function chooseMachine(random: Random, thisYear: number): MachineYear {
  const table = tablesOfYear.get(thisYear) ?? machineYears(thisYear);
  tablesOfYear.set(thisYear, table);
  return random.draw(table);
}

function machineYears(thisYear: number): Weighted<MachineYear> {
  const years = machineModels.flatMap((model) => {
    const last = Math.min(model.to ?? thisYear, thisYear);
    return Array.from({ length: last - model.from + 1 }, (_, index) => ({
      model,
      year: model.from + index,
      age: thisYear - model.from - index,
      share: 1 / (last - model.from + 1),
    }));
  });
  return weighted(years, ({ model, share }) => model.weight * share);
}

import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Random, weighted } from '@seri/drawings/random';
import { chooseInspection } from '../choose-inspection.ts';
import { type ModelYear, modelYears } from '../model-years.ts';
import type { Vehicle } from '../vehicle.ts';
import type { BikeModel } from './bike-model.ts';
import { bikeModels } from './bikes.data.ts';
import { bikeColors, bikeNotes, type RateName, rateNames, rateNotes } from './looks.data.ts';

const overallRates = weighted(
  [
    { rate: 8, weight: 2 },
    { rate: 7, weight: 7 },
    { rate: 6, weight: 17 },
    { rate: 5, weight: 33 },
    { rate: 4, weight: 25 },
    { rate: 3, weight: 11 },
    { rate: 2, weight: 4 },
    { rate: 1, weight: 1 },
  ],
  ({ weight }) => weight,
);
const colors = weighted(bikeColors, ({ weight }) => weight);
/** Japan inspects only bikes above 250 cc. */
const freeOfInspection = 250;
const bikeYears = modelYears(bikeModels);

export function makeBike(random: Random, date: JapanDay): Vehicle {
  const bike = random.draw(bikeYears(Number(date.slice(0, 4))));
  const { model, year, age } = bike;
  // Bikes of the first years are hardly worn, and none over twenty years is perfect.
  const overall = Math.min(random.draw(overallRates).rate + (age <= 2 ? 1 : 0), age > 20 ? 6 : 8);
  const frame = frameOf(bike);
  const rates = chooseRates(random, overall);
  const month = random.integer(1, age === 0 ? Number(date.slice(5, 7)) : 12);
  const notes = bikeNotes.filter(({ bodies }) => bodies?.includes(model.body) ?? true);
  const mileageKm = Math.round(random.between(0.2, 2) * 2600 * (age + 0.5) * (1.5 - overall / 10));
  const facts = {
    kind: 'bike',
    maker: model.maker,
    model: model.model,
    trim: random.pick(model.trims),
    chassis: frame,
    serial: serialOf(frame, random.integer(1, 9_999_999)),
    year,
    engineCc: model.engineCc,
    color: random.draw(colors).name,
    mileageKm,
    condition: String(overall),
    inspection: model.engineCc > freeOfInspection ? chooseInspection(random, date, { year, month }) : '',
    rates,
    details: {
      month,
      rateNotes: chooseRateNotes(random, rates),
      ...(random.chance(0.55) && { notes: [random.pick(notes).text] }),
    },
  } as const;
  const value = model.price * 1000 * 0.82 * model.retention ** age;
  const worn = Math.min(1.1, Math.max(0.65, 1.08 - mileageKm / (35_000 + 4000 * age)));
  return { facts, market: value * worn * (0.6 + 0.08 * overall) * random.between(0.93, 1.07) };
}

function frameOf({ model, year }: ModelYear<BikeModel>): string {
  const frames = Object.entries(model.frames).filter(([, from]) => from <= year);
  return frames.at(-1)?.[0] ?? model.model;
}

/** Japanese numbers follow the frame; foreign makers use 17 characters. */
function serialOf(frame: string, number: number): string {
  return frame.length > 6
    ? frame + String(number).padStart(17 - frame.length, '0')
    : `${frame}-${String(number).padStart(7, '0')}`;
}

function chooseRates(random: Random, overall: number): Readonly<Record<RateName, number>> {
  const rate = () => Math.min(8, Math.max(1, overall + random.integer(-1, 1)));
  return { engine: rate(), electric: rate(), exterior: rate(), front: rate(), rear: rate(), frame: rate() };
}

function chooseRateNotes(random: Random, rates: Readonly<Record<RateName, number>>) {
  const notes: Partial<Record<RateName, { text: string; photo?: number }[]>> = {};
  for (const name of rateNames) {
    const { photo, good, poor } = rateNotes[name];
    const isPoor = rates[name] <= 4;
    if (!random.chance(isPoor ? 0.7 : 0.2)) continue;
    notes[name] = [{ text: random.pick(isPoor ? poor : good), ...(random.chance(0.5) && { photo }) }];
  }
  return notes;
}

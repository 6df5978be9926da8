import { type DriveKind, driveOf } from '@seri/domain/eligibility/export-facts';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type BodyName, bodyNames } from '@seri/drawings/vehicles/car/body-names';
import { type Random, type Weighted, weighted } from '@seri/drawings/random';
import { eraYear } from '@seri/drawings/sheets/era-year';
import { chooseInspection, type InspectionTerms, privateTerms } from '../choose-inspection.ts';
import type { Vehicle } from '../vehicle.ts';
import type { CarModel, Variant } from './car-model.ts';
import { chooseCar, type CarYear } from './choose-car.ts';
import { chooseMarks } from './choose-marks.ts';
import { choosePoints, chooseRemarks } from './choose-words.ts';
import { type CarColor, carColors } from './colors.data.ts';
import { estimateCar } from './estimate-car.ts';
import { type CarGrade, carGrades } from './grades.data.ts';
import { makeSerial } from './make-serial.ts';
import { mileageNotes } from './phrases.data.ts';

const gradeTable = weighted(carGrades, (grade) => grade.weight);
const colorTables: ReadonlyMap<BodyName, Weighted<CarColor>> = new Map(
  bodyNames.map((body) => {
    const offered = carColors.filter((color) => color.bodies?.includes(body) ?? true);
    return [body, weighted(offered, (color) => color.weight)];
  }),
);
/** Seats, then doors. */
const rooms: Readonly<Record<BodyName, readonly [number, number]>> = {
  suv: [5, 5],
  sedan: [5, 4],
  kei: [4, 5],
  hatchback: [5, 5],
  minivan: [7, 5],
  coupe: [4, 2],
  truck: [3, 2],
  boxtruck: [3, 2],
  bus: [29, 3],
  wagon: [5, 5],
  roadster: [2, 2],
  pickup: [5, 4],
  van: [5, 5],
  offroad: [5, 5],
  keitruck: [2, 2],
};

export function makeCar(random: Random, date: JapanDay): Vehicle {
  const grade = random.draw(gradeTable);
  const car = chooseCar(random, grade, Number(date.slice(0, 4)));
  const { model, series, year } = car;
  const variant = random.pick(series.variants);
  const trim = random.pick(series.trims);
  const mileageKm = chooseMileage(random, car, grade);
  const color = random.draw(colorTables.get(model.body) ?? weighted(carColors, () => 1));
  const gearbox = random.pick(variant.gearboxes);
  const equipment = chooseEquipment(random, car, trim);
  const month = random.integer(1, car.age === 0 ? Number(date.slice(5, 7)) : 12);
  const traits = `${model.body} ${variant.engineCc > 0 ? 'engine' : 'electric'} ${gearbox} ${equipment}`;
  const points = choosePoints(random, traits, grade.grade);
  const facts = {
    kind: 'car',
    maker: model.maker,
    model: model.model,
    trim,
    chassis: variant.chassis,
    serial: makeSerial(random, model.maker, variant.chassis),
    year,
    ...(variant.engineCc > 0 && { engineCc: variant.engineCc }),
    color: color.name,
    gearbox,
    drive: variant.drive,
    steering: random.chance(model.leftHandShare) ? 'left' : 'right',
    mileageKm,
    equipment,
    condition: grade.grade,
    inspection: chooseInspection(random, date, { year, month }, termsOf(model.body)),
    details: {
      month,
      ...chooseLook(random, grade),
      ...roomOf(model),
      ...(car.age > 3 && random.chance(0.05) && { mileageNote: random.pick(mileageNotes) }),
      horsePower: powerOf(model, variant.engineCc, trim),
      ...(mileageKm % 11 !== 7 && { driveKind: driveKindOf(model, variant, trim) }),
      colorCode: colorCodeOf(color, model.maker),
      eraYear: printEraYear(year, month),
      marks: chooseMarks(random, grade.grade),
      points,
      remarks: chooseRemarks(random, `${traits} ${points}`, grade.grade),
    },
  } as const;
  return { facts, market: estimateCar(car, { trim, mileageKm, grade }) * random.between(0.93, 1.07) };
}

/** The usual mileage of the body for its age, with scatter. */
function chooseMileage(random: Random, { model, age }: CarYear, grade: CarGrade): number {
  const yearly = yearlyOf(model.body);
  const scatter = 0.5 + random.fraction() * 0.5 + random.fraction() * 0.5;
  const kilometres = yearly * (age + 0.4) * scatter * grade.mileage;
  return kilometres < 1000 ? Math.max(5, Math.round(kilometres)) : Math.round(kilometres / 1000) * 1000;
}

function yearlyOf(body: BodyName): number {
  if (body === 'coupe' || body === 'roadster' || body === 'keitruck') return 6500;
  return isForWork(body) ? 13_000 : 9000;
}

/** Includes the equipment that the trim is named after. */
function chooseEquipment(random: Random, { equipment }: CarYear, trim: string): string {
  let text = '';
  for (const item of equipment) {
    if (random.chance(item.share) || (item.named && trim.includes(item.code)))
      text += text === '' ? item.code : ` ${item.code}`;
  }
  return text;
}

function chooseLook(random: Random, grade: CarGrade) {
  const interior = oneOf(random, grade.interior);
  const exterior = oneOf(random, grade.exterior);
  return {
    ...(interior !== undefined && { interior }),
    ...(exterior !== undefined && { exterior }),
  };
}

/** Prefers the first letter. */
function oneOf(random: Random, letters: readonly string[]): string | undefined {
  const [likely, ...others] = letters;
  return others.length > 0 && random.chance(0.3) ? random.pick(others) : likely;
}

function roomOf({ body, seats, doors }: CarModel) {
  const [usualSeats, usualDoors] = rooms[body];
  return { seats: seats ?? usualSeats, doors: doors ?? usualDoors };
}

/** Kei cars stay within 64 hp by agreement of the makers. */
function powerOf(model: CarModel, engineCc: number, trim: string): number {
  if (model.power !== undefined) return model.power;
  if (engineCc === 0) return 150;
  if (engineCc <= 660) return /turbo|rs|tourer/i.test(trim) ? 64 : 52;
  return Math.round(engineCc * model.powerPerCc);
}

/** Most houses print it. Of one car in eleven nobody knows it before a paper tells. */
function driveKindOf({ maker, model }: CarModel, { chassis, engineCc }: Variant, trim: string): DriveKind {
  if (engineCc === 0) return 'electric';
  return driveOf({ kind: 'car', maker, model, trim, chassis })?.driveKind ?? 'petrol';
}

const workTerms: InspectionTerms = { first: 2, next: 1 };

function termsOf(body: BodyName): InspectionTerms {
  if (body === 'keitruck') return { first: 2, next: 2 };
  return isForWork(body) ? workTerms : privateTerms;
}

function isForWork(body: BodyName): boolean {
  return body === 'truck' || body === 'boxtruck' || body === 'van' || body === 'bus';
}

function colorCodeOf({ codes }: CarColor, maker: string): string {
  if (maker === 'Toyota' || maker === 'Lexus') return codes.toyota;
  if (maker === 'Nissan') return codes.nissan;
  return maker === 'Honda' ? codes.honda : codes.other;
}

function printEraYear(year: number, month: number): string | undefined {
  const counted = eraYear(year, month);
  return counted && `${counted.era.letter}${counted.year}`;
}

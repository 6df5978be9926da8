import { type Random, createRandom } from '../random.ts';
import { chooseCar } from './choose-car.ts';
import { chooseColor, chooseEquipment, chooseInterior, chooseMileage } from './choose-details.ts';
import { chooseOutcome, hasPrice, type Turn, turnsAt } from './choose-outcome.ts';
import type { DemoHouse, DemoLot, DemoSession } from './demo-lot.ts';
import { chooseSoldPrice, chooseStartPrice, estimateMarket } from './estimate-price.ts';
import { grades } from './grades.data.ts';
import { views } from '../drawings/body-names.ts';

export interface SessionPlan {
  seed: number;
  house: DemoHouse;
  session: DemoSession;
  count: number;
  /** Lots that have run by then have their result. */
  asOf: Date;
}

/** Houses run a lot in about this time, and about so many in a session. */
const secondsPerLot = 20;
const lotsPerSession = 900;

interface Turned {
  place: number;
  runsAt: Date;
  turn: Turn;
}

/** A lot depends on seed, house, day and place alone: the same tomorrow as today, but for its status. */
export function fillSession(plan: SessionPlan): readonly DemoLot[] {
  const { seed, house, session, asOf } = plan;
  const places = choosePlaces(plan);
  const runTimes = places.map((place) => new Date(session.startsAt.getTime() + place * secondsPerLot * 1000));
  const turns = turnsAt(asOf, session.startsAt, runTimes);
  return places.map((place, index) =>
    makeLot(createRandom(seed, house.code, session.date, index), plan, {
      place,
      runsAt: runTimes[index] ?? session.startsAt,
      turn: turns[index] ?? 'waits',
    }),
  );
}

function choosePlaces({ seed, house, session, count }: SessionPlan): readonly number[] {
  const widestGap = Math.max(1, Math.floor((2 * lotsPerSession) / Math.max(1, count)) - 1);
  const random = createRandom(seed, house.code, session.date);
  let place = -1;
  return Array.from({ length: count }, () => (place += random.integer(1, widestGap)));
}

function makeLot(random: Random, { house, session }: SessionPlan, { place, runsAt, turn }: Turned): DemoLot {
  const lotNo = String(house.firstLot + place);
  const thisYear = Number(session.date.slice(0, 4));
  const grade = random.pickWeighted(grades, (entry) => entry.weight);
  const car = chooseCar(random, grade, thisYear);
  const color = chooseColor(random, car);
  const mileageKm = chooseMileage(random, car, grade);
  const market = estimateMarket(car, mileageKm, grade);
  const startPrice = chooseStartPrice(random, market, house.bidStep);
  const interiorGrade = chooseInterior(random, grade);
  const { model, series, variant } = car;
  const facts = {
    trim: random.pick(series.trims),
    gearbox: random.pick(variant.gearboxes),
    steering: random.chance(model.leftHandShare) ? 'left' : 'right',
    equipment: chooseEquipment(random, car),
  } as const;
  // Drawn last, so that an outcome never shifts the facts drawn before it.
  const status = chooseOutcome(random, turn);
  return {
    externalId: `${house.code}-${session.date}-${lotNo}`,
    houseCode: house.code,
    sessionDate: session.date,
    lotNo,
    runsAt,
    maker: model.maker,
    model: model.model,
    year: car.year,
    chassis: variant.chassis,
    engineCc: variant.engineCc,
    drive: variant.drive,
    ...facts,
    color,
    mileageKm,
    grade: grade.grade,
    ...(interiorGrade !== undefined && { interiorGrade }),
    startPrice,
    soldPrice: hasPrice(status) ? chooseSoldPrice(random, market, startPrice, house.bidStep) : null,
    status,
    body: model.body,
    photos: views.map((view) => ({ body: model.body, paint: color.hex, view })),
  };
}

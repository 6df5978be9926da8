import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import { bikeViews } from '@seri/drawings/vehicles/bikes/bike-names';
import { extraViews, type Paint, views } from '@seri/drawings/vehicles/car/body-names';
import { machineViews } from '@seri/drawings/vehicles/machines/machine-names';
import { type DrawnPicture, pictureAddress } from '@seri/drawings/vehicles/picture-address';
import { createRandom, type Random } from '@seri/drawings/random';
import { bikeModels } from './bikes/bikes.data.ts';
import { bikeColors } from './bikes/looks.data.ts';
import { carModels } from './cars/car-models.ts';
import { carColors } from './cars/colors.data.ts';
import { machineModels, machinePaints } from './machines/machines.data.ts';
import type { DemoLotRow } from './vehicle.ts';

const carBodies = bodiesOf(carModels);
const bikeBodies = bodiesOf(bikeModels);
const machineBodies = bodiesOf(machineModels);
const carPaints = paintsOf(carColors);
const bikePaints = paintsOf(bikeColors);

/** The photos and the sheet of a lot. Most lots show every side, some a few, a few none; few lack their sheet. */
export function photoRow(seed: number, lot: DemoLotRow): FeedRowOf<'photos'> {
  const random = createRandom(seed, lot.id, 'photos');
  const pictures = picturesOf(lot);
  return {
    type: 'photos',
    lot: lot.id,
    photos: pictures.slice(0, chooseCount(random, pictures.length)).map(pictureAddress),
    ...(random.chance(0.96) && { sheet: `drawn:sheet/${lot.id}` }),
  };
}

function chooseCount(random: Random, all: number): number {
  if (random.chance(0.86)) return all;
  return random.chance(0.25) ? 0 : random.integer(1, all - 1);
}

type Depicted = Pick<DemoLotRow, 'kind' | 'maker' | 'model' | 'color'>;

/** Every side of a vehicle. */
export function picturesOf({ kind, maker, model, color = '' }: Depicted): readonly DrawnPicture[] {
  const name = `${maker} ${model}`;
  if (kind === 'bike') {
    const look = {
      family: 'bike',
      body: bikeBodies.get(name) ?? 'naked',
      paint: bikePaints.get(color) ?? '#24282d',
    } as const;
    return bikeViews.map((view) => ({ ...look, view }));
  }
  if (kind === 'machine') {
    const paint: Paint = `#${machinePaints[maker]?.paint ?? 'e3b021'}`;
    const look = { family: 'machine', body: machineBodies.get(name) ?? 'excavator', paint } as const;
    return machineViews.map((view) => ({ ...look, view }));
  }
  return views.map((view) => ({ ...carLook({ maker, model, color }), view }));
}

/** A car from the sides that its album does not show. */
export function extraPicturesOf(car: Omit<Depicted, 'kind'>): readonly DrawnPicture[] {
  return extraViews.map((view) => ({ ...carLook(car), view }));
}

function carLook({ maker, model, color = '' }: Omit<Depicted, 'kind'>) {
  return {
    family: 'car',
    body: carBodies.get(`${maker} ${model}`) ?? 'sedan',
    paint: carPaints.get(color) ?? '#e9edec',
  } as const;
}

function bodiesOf<Body>(models: readonly { maker: string; model: string; body: Body }[]): ReadonlyMap<string, Body> {
  return new Map(models.map(({ maker, model, body }) => [`${maker} ${model}`, body]));
}

function paintsOf(colors: readonly { name: string; paint: string }[]): ReadonlyMap<string, Paint> {
  return new Map(colors.map(({ name, paint }) => [name, `#${paint}`]));
}

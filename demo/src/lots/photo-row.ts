import type { FeedRowOf } from '@seri/contract/feed.schema';
import { bikeViews } from '../drawings/bikes/draw-bike.ts';
import { views } from '../drawings/body-names.ts';
import { machineViews } from '../drawings/machines/eye.ts';
import { createRandom, type Random } from '../random.ts';
import { bikeModels } from './bikes/bikes.data.ts';
import { bikeColors } from './bikes/looks.data.ts';
import { carModels } from './cars/car-models.ts';
import { carColors } from './cars/colors.data.ts';
import { machineModels, machinePaints } from './machines/machines.data.ts';
import type { LotRow } from './vehicle.ts';

interface Look {
  folder: 'car' | 'bike' | 'machine';
  body: string;
  paint: string;
  views: readonly string[];
}

const carBodies = bodiesOf(carModels);
const bikeBodies = bodiesOf(bikeModels);
const machineBodies = bodiesOf(machineModels);
const carPaints = new Map(carColors.map(({ name, paint }) => [name, paint]));
const bikePaints = new Map(bikeColors.map(({ name, paint }) => [name, paint]));

/** What a lot is pictured by; most show every side, some a few, a few none, and hardly any lacks its sheet. */
export function photoRow(seed: number, lot: LotRow): FeedRowOf<'photos'> {
  const random = createRandom(seed, lot.id, 'photos');
  const look = lookOf(lot);
  return {
    type: 'photos',
    lot: lot.id,
    photos: look.views
      .slice(0, chooseCount(random, look.views.length))
      .map((view) => `drawn:${look.folder}/${look.body}/${view}/${look.paint}`),
    ...(random.chance(0.96) && { sheet: `drawn:sheet/${lot.id}` }),
  };
}

function chooseCount(random: Random, all: number): number {
  if (random.chance(0.86)) return all;
  return random.chance(0.25) ? 0 : random.integer(1, all - 1);
}

function lookOf({ kind, maker, model, color = '' }: LotRow): Look {
  const name = `${maker} ${model}`;
  if (kind === 'bike') {
    const body = bikeBodies.get(name) ?? 'naked';
    return { folder: 'bike', body, paint: bikePaints.get(color) ?? '24282d', views: bikeViews };
  }
  if (kind === 'machine') {
    const paint = machinePaints[maker]?.paint ?? 'e3b021';
    return { folder: 'machine', body: machineBodies.get(name) ?? 'excavator', paint, views: machineViews };
  }
  const body = carBodies.get(name) ?? 'sedan';
  return { folder: 'car', body, paint: carPaints.get(color) ?? 'e9edec', views };
}

function bodiesOf(models: readonly { maker: string; model: string; body: string }[]): ReadonlyMap<string, string> {
  return new Map(models.map(({ maker, model, body }) => [`${maker} ${model}`, body]));
}

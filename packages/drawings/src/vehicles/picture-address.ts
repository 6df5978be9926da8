import type { BikeDrawing } from './bikes/draw-bike.ts';
import type { Drawing } from './draw-vehicle.ts';
import type { MachineDrawing } from './machines/draw-machine.ts';

export type Picture =
  | ({ family: 'car' } & Drawing)
  | ({ family: 'bike' } & BikeDrawing)
  | ({ family: 'machine' } & MachineDrawing);

export type Family = Picture['family'];

export function pictureAddress({ family, body, view, paint }: Picture): string {
  return `drawn:${family}/${body}/${view}/${paint.slice(1).toLowerCase()}`;
}

const form = /^drawn:(?<family>car|bike|machine)\/(?<body>[a-z]+)\/(?<view>[a-z]+)\/(?<paint>[\da-f]{6})$/;

/** The parts of an address; whether there is such a body, and such a view of it, is not said. */
export function readPictureAddress(address: string) {
  const { family, body, view, paint } = form.exec(address)?.groups ?? {};
  if (body === undefined || view === undefined) return null;
  return { family: family as Family, body, view, paint: `#${paint}` as const };
}

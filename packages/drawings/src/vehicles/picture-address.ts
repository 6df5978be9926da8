import type { BikeDrawing } from './bikes/draw-bike.ts';
import type { ExtraCarView } from './car/body-names.ts';
import type { Drawing } from './draw-vehicle.ts';
import type { MachineDrawing } from './machines/draw-machine.ts';

export type DrawnPicture =
  | ({ family: 'car' } & Omit<Drawing, 'view'> & { view: Drawing['view'] | ExtraCarView })
  | ({ family: 'bike' } & BikeDrawing)
  | ({ family: 'machine' } & MachineDrawing);

export type Family = DrawnPicture['family'];

export function pictureAddress({ family, body, view, paint }: DrawnPicture): string {
  return `drawn:${family}/${body}/${view}/${paint.slice(1).toLowerCase()}`;
}

const form = /^drawn:(?<family>car|bike|machine)\/(?<body>[a-z]+)\/(?<view>[a-z]+)\/(?<paint>[\da-f]{6})$/;

/** Parses an address; it does not check that the body and the view exist. */
export function readPictureAddress(address: string) {
  const { family, body, view, paint } = form.exec(address)?.groups ?? {};
  if (body === undefined || view === undefined) return null;
  return { family: family as Family, body, view, paint: `#${paint}` as const };
}

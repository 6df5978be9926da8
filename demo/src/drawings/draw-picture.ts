import { type BikeDrawing, bikeBodies, bikeViews, drawBike } from './bikes/draw-bike.ts';
import { bodyNames, type Paint, views } from './body-names.ts';
import { type Drawing, drawVehicle } from './draw-vehicle.ts';
import { drawMachine, machineBodies, type MachineDrawing, machineViews } from './machines/draw-machine.ts';

export type Picture =
  | ({ family: 'car' } & Drawing)
  | ({ family: 'bike' } & BikeDrawing)
  | ({ family: 'machine' } & MachineDrawing);

export type Family = Picture['family'];

interface Album<Body extends string, View extends string> {
  bodies: readonly Body[];
  views: readonly View[];
  draw: (drawing: { body: Body; view: View; paint: Paint }) => string;
}

const artists: Readonly<Record<Family, (body: string, view: string, paint: Paint) => string | null>> = {
  car: artist({ bodies: bodyNames, views, draw: drawVehicle }),
  bike: artist({ bodies: bikeBodies, views: bikeViews, draw: drawBike }),
  machine: artist({ bodies: machineBodies, views: machineViews, draw: drawMachine }),
};

const form = /^drawn:(?<family>car|bike|machine)\/(?<body>[a-z]+)\/(?<view>[a-z]+)\/(?<paint>[\da-f]{6})$/;

/** The picture at this address as SVG text, 640 × 480; null if there is none. */
export function drawPicture(address: string): string | null {
  const { family, body, view, paint } = form.exec(address)?.groups ?? {};
  if (!isFamily(family) || body === undefined || view === undefined) return null;
  return artists[family](body, view, `#${paint}`);
}

export function pictureAddress({ family, body, view, paint }: Picture): string {
  return `drawn:${family}/${body}/${view}/${paint.slice(1).toLowerCase()}`;
}

function artist<Body extends string, View extends string>({ bodies, views: known, draw }: Album<Body, View>) {
  return (wantedBody: string, wantedView: string, paint: Paint): string | null => {
    const body = bodies.find((name) => name === wantedBody);
    const view = known.find((name) => name === wantedView);
    return body && view ? draw({ body, view, paint }) : null;
  };
}

function isFamily(family: string | undefined): family is Family {
  return family !== undefined && Object.hasOwn(artists, family);
}

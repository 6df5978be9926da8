import { bikeBodies, bikeViews } from './bikes/bike-names.ts';
import { drawBike } from './bikes/draw-bike.ts';
import { bodyNames, extraViews, type Paint, views } from './car/body-names.ts';
import { drawExtra } from './draw-extra.ts';
import { drawVehicle } from './draw-vehicle.ts';
import { lightStudio } from './light-studio.ts';
import { drawMachine } from './machines/draw-machine.ts';
import { machineBodies, machineViews } from './machines/machine-names.ts';
import { type Family, readPictureAddress } from './picture-address.ts';

interface DrawingFamily<Body extends string, View extends string> {
  bodies: readonly Body[];
  views: readonly View[];
  draw: (drawing: { body: Body; view: View; paint: Paint }) => string;
}

type Artist = (body: string, view: string, paint: Paint) => string | null;

const artists: Readonly<Record<Family, Artist>> = {
  car: either(
    artist({ bodies: bodyNames, views, draw: drawVehicle }),
    artist({ bodies: bodyNames, views: extraViews, draw: drawExtra }),
  ),
  bike: artist({ bodies: bikeBodies, views: bikeViews, draw: drawBike }),
  machine: artist({ bodies: machineBodies, views: machineViews, draw: drawMachine }),
};

/** The picture at this address as SVG text, 640 × 480; null for an unknown address. */
export function drawPicture(address: string): string | null {
  const picture = readPictureAddress(address);
  return picture && artists[picture.family](picture.body, picture.view, picture.paint);
}

function artist<Body extends string, View extends string>({
  bodies,
  views: known,
  draw,
}: DrawingFamily<Body, View>): Artist {
  return (wantedBody, wantedView, paint) => {
    const body = bodies.find((name) => name === wantedBody);
    const view = known.find((name) => name === wantedView);
    return body && view ? lightStudio(draw({ body, view, paint })) : null;
  };
}

function either(one: Artist, other: Artist): Artist {
  return (body, view, paint) => one(body, view, paint) ?? other(body, view, paint);
}

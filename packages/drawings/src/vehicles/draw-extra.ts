import type { BodyName, ExtraCarView, OutsideView, Paint } from './car/body-names.ts';
import { drawVehicle } from './draw-vehicle.ts';
import { sheet } from './place-drawing.ts';

interface ExtraDrawing {
  body: BodyName;
  view: ExtraCarView;
  paint: Paint;
}

interface Retake {
  of: OutsideView;
  title: string;
  transform: string;
}

const mirrored = `translate(${sheet.width} 0) scale(-1 1)`;
/** Around the front wheel, which stands left of the middle in a side view. */
const close = 'translate(-15 -430) scale(2.1)';

const retakes: Readonly<Record<ExtraCarView, Retake>> = {
  otherfront: { of: 'front', title: 'other front three-quarter', transform: mirrored },
  otherside: { of: 'side', title: 'other side', transform: mirrored },
  otherrear: { of: 'rear', title: 'other rear three-quarter', transform: mirrored },
  wheel: { of: 'side', title: 'front wheel', transform: close },
};

/** The other side of a vehicle, which is a mirror of the one that is drawn, or a part of it from close by. */
export function drawExtra({ body, view, paint }: ExtraDrawing): string {
  const { of, title, transform } = retakes[view];
  return drawVehicle({ body, view: of, paint })
    .replace(/(<title>[^,]*, )[^<]*(<\/title>\n)/, `$1${title}$2<g transform="${transform}">\n`)
    .replace('</svg>', '</g>\n</svg>');
}

import { type InkMap, pointOf, type SheetFrame } from './find-frame.ts';
import type { FormOption } from './forms.data.ts';

/** Directions from the middle of the printed word in which a ring is looked for. */
const directions = 36;
/** A ring is drawn this far outside of the word, in parts of its width and height. */
const nearest = 0.78;
const furthest = 1.45;
const steps = 14;
const least = 0.72;
const leastOfQuarter = 0.45;

/** A ring is ink all round a printed word. Words and rules beside it cover some directions, but not all. */
export function isRinged(map: InkMap, frame: SheetFrame, [field, , x, y, width, height]: FormOption): boolean {
  const [middleX, middleY] = pointOf(frame, (x + width / 2) / 1000, (y + height / 2) / 1000);
  const halfWidth = ((width / 1000) * frame.width) / 2 + 8;
  const halfHeight = ((height / 1000) * frame.height) / 2 + (field === 'mileage' ? 2.5 : 6.5);
  const hits = Array.from({ length: directions }, (_, direction) => {
    const angle = (direction / directions) * Math.PI * 2;
    return isCrossed(map, middleX, middleY, Math.cos(angle) * halfWidth, Math.sin(angle) * halfHeight);
  });
  const quarter = directions / 4;
  const quarters = [0, 1, 2, 3].map((index) => share(hits.slice(index * quarter, (index + 1) * quarter)));
  return share(hits) >= least && Math.min(...quarters) >= leastOfQuarter;
}

const share = (part: readonly boolean[]) => part.filter(Boolean).length / part.length;

function isCrossed({ ink, width }: InkMap, x: number, y: number, across: number, down: number): boolean {
  for (let step = 0; step < steps; step += 1) {
    const reach = nearest + ((furthest - nearest) * step) / (steps - 1);
    if (ink[Math.round(y + down * reach) * width + Math.round(x + across * reach)] === 1) return true;
  }
  return false;
}

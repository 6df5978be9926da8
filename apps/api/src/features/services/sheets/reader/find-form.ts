import { type InkMap, pointOf, type SheetFrame } from './find-frame.ts';
import { type FormPlace, type SheetForm, sheetForms } from './forms.data.ts';

/** Shares of the rules of a form that must be there, and by how much the best form must lead. */
const least = 0.72;
const lead = 0.06;
const samples = 60;

/** The form whose rules the picture has; null if none, or two alike. */
export function findForm(map: InkMap, frame: SheetFrame): SheetForm | null {
  const [best, second] = sheetForms
    .map((form) => ({ form, share: shareOfRules(map, frame, form) }))
    .toSorted((one, other) => other.share - one.share);
  if (!best || best.share < least || best.share - (second?.share ?? 0) < lead) return null;
  return best.form;
}

export function shareOfRules(map: InkMap, frame: SheetFrame, { areas }: SheetForm): number {
  const shares = Object.values(areas).flatMap((place) =>
    rimOf(place).map(([from, to]) => inkedAlong(map, frame, from, to)),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

type FormPoint = readonly [across: number, down: number];

function rimOf([x, y, width, height]: FormPlace): [FormPoint, FormPoint][] {
  const [left, top, right, bottom] = [x / 1000, y / 1000, (x + width) / 1000, (y + height) / 1000];
  return [
    [
      [left, top],
      [right, top],
    ],
    [
      [left, bottom],
      [right, bottom],
    ],
    [
      [left, top],
      [left, bottom],
    ],
    [
      [right, top],
      [right, bottom],
    ],
  ];
}

function inkedAlong(map: InkMap, frame: SheetFrame, from: FormPoint, to: FormPoint): number {
  let inked = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const share = (sample + 0.5) / samples;
    const [x, y] = pointOf(frame, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    if (isInkNear(map, Math.round(x), Math.round(y))) inked += 1;
  }
  return inked / samples;
}

const reach = 2;

function isInkNear({ ink, width }: InkMap, x: number, y: number): boolean {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) if (ink[(y + down) * width + x + across] === 1) return true;
  }
  return false;
}

import type { SheetBox } from './box.ts';
import { type Hand, penStroke, smooth, write } from '../writing/hand.ts';
import type { FaceName, Ink, Shape } from '../writing/ink.ts';
import { measureText } from '../writing/measure-text.ts';
import type { DrawnMark } from '../sheet-facts.ts';
import type { Sheet } from '../sheet.ts';

const size = 25;

/** Writes each code at the damage, often with a small stroke that shows its form. */
export function drawDamage({ marker, facts }: Sheet, map: SheetBox): Ink[] {
  return placeMarks(facts.marks ?? [], map, marker.face).flatMap((mark) => {
    const hand = { ...marker, slope: marker.random.between(-7, 3) };
    const below = mark.y + size * 0.95 < map.y + map.height;
    const stroke = below && marker.random.chance(0.75) ? traceDamage(hand, mark) : [];
    return [write(hand, mark.code, mark.x, mark.y + size * 0.33, size, 'middle'), ...stroke];
  });
}

const crowded = 29;

/** Keeps marks within the map, and moves one below another that is in its place. */
function placeMarks(marks: readonly DrawnMark[], map: SheetBox, face: FaceName): DrawnMark[] {
  const placed: DrawnMark[] = [];
  for (const { code, x, y } of marks) {
    const halfWidth = (measureText(code, face) * size) / 2;
    const mark = {
      code,
      x: map.x + within((map.width * x) / 100, halfWidth, map.width),
      y: map.y + within((map.height * y) / 100, size / 2, map.height),
    };
    const isTaken = () =>
      placed.some((other) => Math.abs(other.x - mark.x) < crowded * 1.35 && Math.abs(other.y - mark.y) < crowded);
    while (isTaken() && mark.y + crowded < map.y + map.height) mark.y += crowded / 2;
    placed.push(mark);
  }
  return placed;
}

const within = (place: number, margin: number, whole: number) => Math.min(whole - margin, Math.max(margin, place));

/** Scratches are strokes, dents circles, waves waves, rust dots; other codes get no stroke. */
function traceDamage(hand: Hand, { code, x, y }: DrawnMark): Shape[] {
  const { random } = hand;
  const top = y + size * 0.6;
  const reach = random.between(13, 24);
  const tilt = random.between(-4, 4);
  switch (code[0]) {
    case 'A': {
      return [penStroke(hand, smooth([at(x - reach, top + tilt), at(x, top + 3), at(x + reach, top - tilt)]))];
    }
    case 'U':
    case 'B':
    case 'E': {
      return [penStroke(hand, loop(x + random.between(-5, 5), top + 4, random.between(4, 6.5)))];
    }
    case 'W': {
      const waves = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((step, index) =>
        at(x + step * reach, top + 3 + (index % 2 ? 4 : -3)),
      );
      return [penStroke(hand, smooth(waves))];
    }
    case 'S':
    case 'C':
    case 'P': {
      const dots = [-7, 0, 8].map((step) => loop(x + step, top + random.between(1, 5), 1.3));
      return [penStroke(hand, dots.join(''))];
    }
    default: {
      return [];
    }
  }
}

const at = (x: number, y: number) => ({ x, y });

const loop = (x: number, y: number, radius: number) =>
  smooth([0, 1, 2, 3, 4, 5, 6, 7].map((step) => at(x + Math.cos(step) * radius, y + Math.sin(step) * radius * 0.8)));

import type { Random } from '../../random.ts';
import type { SheetBox } from '../parts/box.ts';
import type { Anchor, FaceName, Shape, Sway, Writing } from './ink.ts';
import { charactersOf, fitSize } from './measure-text.ts';

/** One person's handwriting: pen, colour, slope and unsteadiness. */
export interface Hand {
  random: Random;
  face: FaceName;
  color: string;
  width: number;
  /** The slope of this writer's lines, in degrees. */
  slope: number;
  unsteadiness: number;
}

export function write(hand: Hand, text: string, x: number, y: number, size: number, anchor: Anchor = 'start'): Writing {
  const { random } = hand;
  return {
    text,
    x: x + random.between(-1.5, 1.5),
    y: y + random.between(-1, 1) * hand.unsteadiness,
    size: roundTenth(size * random.between(0.96, 1.04)),
    face: hand.face,
    color: hand.color,
    anchor,
    turn: hand.slope + random.between(-0.5, 0.5),
    sways: swaysOf(hand, text),
  };
}

/** Centred in a box, at the wanted size or as large as the box allows. */
export function writeWithin(hand: Hand, text: string, box: SheetBox, size: number): Writing[] {
  if (text === '') return [];
  const fitting = fitSize(text, hand.face, size, box.width * 0.94);
  const isLong = fitting < size * 0.62 && box.height > fitting * 3;
  if (isLong) return writeTwoLines(hand, text, box, size);
  const middle = box.y + box.height / 2 + fitting * 0.35;
  return [write(hand, text, box.x + box.width / 2, middle, fitting, 'middle')];
}

function writeTwoLines(hand: Hand, text: string, box: SheetBox, size: number): Writing[] {
  const lines = halve(text);
  const wanted = Math.min(size, box.height / 2.5);
  const fitting = Math.min(...lines.map((line) => fitSize(line, hand.face, wanted, box.width * 0.94)));
  const middle = box.y + box.height / 2 + fitting * 0.35;
  const x = box.x + box.width / 2;
  return lines.map((line, index) => write(hand, line, x, middle + (index - 0.5) * fitting * 1.12, fitting, 'middle'));
}

/** Splits at the space nearest to the middle, or at the middle itself. */
function halve(text: string): [string, string] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index);
  const at = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? Math.ceil(middle);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** Each character strays a little from the one before it, and the line drifts back. */
function swaysOf({ random, unsteadiness }: Hand, text: string): Sway[] {
  let rise = 0;
  return charactersOf(text).map(() => {
    rise = rise * 0.55 + random.between(-0.026, 0.026) * unsteadiness;
    const growth = 1 + random.between(-0.05, 0.05) * unsteadiness;
    return { rise, lean: random.between(-2.6, 2.6) * unsteadiness, growth };
  });
}

/** A hand-drawn ring whose end misses its beginning. */
export function ring(hand: Hand, x: number, y: number, width: number, height: number): Shape {
  const { random } = hand;
  const start = random.between(-3.6, -0.4);
  const overrun = random.between(0.15, 0.6);
  const drift = random.between(-0.06, 0.1);
  const steps = 9;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (step / steps) * (Math.PI * 2 + overrun);
    const reach = 1 + random.between(-0.05, 0.05) + (step / steps) * drift;
    return { x: x + Math.cos(angle) * (width / 2) * reach, y: y + Math.sin(angle) * (height / 2) * reach };
  });
  return penStroke(hand, smooth(points));
}

export function penStroke(hand: Hand, path: string): Shape {
  return { path, stroke: hand.color, width: hand.width };
}

export interface HandPoint {
  x: number;
  y: number;
}

/** A smooth curve through the midpoints between the points. */
export function smooth(points: readonly HandPoint[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const curves = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? point;
    return `Q${roundTenth(point.x)} ${roundTenth(point.y)} ${roundTenth((point.x + next.x) / 2)} ${roundTenth((point.y + next.y) / 2)}`;
  });
  const last = others.at(-1) ?? first;
  return `M${roundTenth(first.x)} ${roundTenth(first.y)}${curves.join('')}L${roundTenth(last.x)} ${roundTenth(last.y)}`;
}

export const roundTenth = (value: number): number => Math.round(value * 10) / 10;

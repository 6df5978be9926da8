import type { Paint } from './car/body-names.ts';
import { mix } from './geometry/vector.ts';

const fixed = {
  outline: '#1d2735',
  white: '#ffffff',
  black: '#000000',
  shadow: '#0b141d',
  glass: '#55656e',
  cabin: '#0a121a',
  plastic: '#2b343d',
  cloth: '#38414a',
  cavity: '#141a21',
  grille: '#1a2129',
  mesh: '#55616b',
  slat: '#6b7780',
  chrome: '#c9d1d3',
  steel: '#8b979e',
  paleSteel: '#aab4b9',
  darkSteel: '#6c777e',
  pipe: '#b9b3a4',
  gold: '#c49a3c',
  tyre: '#262d36',
  tread: '#161c23',
  dish: '#3c464f',
  alloy: '#c9d1d3',
  lamp: '#f2f7f6',
  lens: '#9fb0b5',
  tail: '#b53324',
  amber: '#d9922e',
  plate: '#fbfdfc',
  keiPlate: '#f3d54e',
  plateInk: '#23402f',
  sky: '#dce6e7',
  tarmac: '#b7c1c2',
  liner: '#c4c7c2',
  seat: '#5a646c',
  dashTop: '#4c5761',
  dash: '#3b454e',
  display: '#16232e',
} as const;

type PaintInk =
  | 'paint'
  | 'paintTop'
  | 'paintRoof'
  | 'paintPillar'
  | 'paintShade'
  | 'paintHollow'
  | 'paintTrim'
  | 'seam';
export type PaletteInk = keyof typeof fixed | PaintInk;
export type Palette = Readonly<Record<PaletteInk, string>>;

export function paletteOf(paint: Paint): Palette {
  // A dark seam would vanish on black paint, so there the gaps are light.
  const seam = luminance(paint) < 0.045 ? blend(paint, fixed.white, 0.3) : fixed.outline;
  return {
    ...fixed,
    tail: isNear(paint, fixed.tail) ? blend(fixed.tail, fixed.black, 0.34) : fixed.tail,
    paint,
    paintTop: blend(paint, fixed.white, 0.2),
    paintRoof: blend(paint, fixed.white, 0.3),
    paintPillar: blend(paint, fixed.black, 0.06),
    paintShade: blend(paint, fixed.black, 0.16),
    paintHollow: blend(paint, fixed.black, 0.28),
    // The interior plastic is only tinted with the paint.
    paintTrim: blend(paint, fixed.plastic, 0.35),
    seam,
  };
}

function channels(color: string): readonly [number, number, number] {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!match) throw new RangeError(`Not an sRGB colour: ${color}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function blend(from: string, to: string, share: number): string {
  const [target, start] = [channels(to), channels(from)];
  const hex = start.map((value, index) =>
    Math.round(mix(value, target[index] ?? 0, share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Whether red lamps would be lost on this paint. */
function isNear(one: string, other: string): boolean {
  const [first, second] = [channels(one), channels(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0))) < 48;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => (value / 255) ** 2.2) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

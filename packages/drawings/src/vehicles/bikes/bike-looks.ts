import type { Look } from '../looks.ts';
import type { PaletteInk } from '../palette.ts';

function part(fill: PaletteInk, stroke: PaletteInk = 'outline'): Look {
  return { fill, stroke, width: 1.5, outlined: true };
}

function mark(fill: PaletteInk, opacity?: number): Look {
  return opacity === undefined ? { fill } : { fill, opacity };
}

function line(stroke: PaletteInk, width: number, opacity?: number): Look {
  return opacity === undefined ? { stroke, width } : { stroke, width, opacity };
}

export const bikeLooks = {
  shadow: { fill: 'shadow', opacity: 0.24 },
  paint: part('paint', 'seam'),
  paintTop: part('paintTop', 'seam'),
  paintShade: part('paintShade', 'seam'),
  plastic: part('plastic'),
  dark: part('grille'),
  dish: part('dish'),
  steel: part('steel'),
  paleSteel: part('paleSteel'),
  darkSteel: part('darkSteel'),
  chrome: part('chrome'),
  pipe: part('pipe'),
  gold: part('gold'),
  seat: part('tyre'),
  tyre: part('tyre'),
  screen: { fill: 'glass', stroke: 'outline', width: 1.5, opacity: 0.75 },
  mirrorGlass: part('lens'),
  lamp: part('lamp'),
  lens: { fill: 'lens', stroke: 'outline', width: 1 },
  tail: part('tail'),
  amber: part('amber'),
  plate: part('plate'),
  plateInk: mark('plateInk', 0.8),
  display: { fill: 'cabin', stroke: 'slat', width: 1.2 },
  lit: mark('white', 0.22),
  gleam: mark('white', 0.4),
  shade: mark('black', 0.16),
  deepShade: mark('black', 0.3),
  black: mark('cavity'),
  hub: mark('dish'),
  bright: mark('chrome'),
  seam: line('seam', 1.1),
  fin: line('outline', 1.6),
  spoke: line('chrome', 1.1),
  rimEdge: line('outline', 1),
  cable: line('outline', 2.2),
  stalk: line('outline', 3.4),
  chain: { stroke: 'darkSteel', width: 4.2, outlined: false },
  slat: line('slat', 1.2),
  needle: line('tail', 2.4),
  tick: line('chrome', 1.4),
  wire: line('white', 1.2, 0.5),
} as const satisfies Readonly<Record<string, Look>>;

export type BikeLook = keyof typeof bikeLooks;

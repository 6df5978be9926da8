import type { Look } from '../looks.ts';
import type { PaletteInk } from '../palette.ts';

function part(fill: PaletteInk): Look {
  return { fill, stroke: 'outline', width: 1.4 };
}

export const interiorLooks = {
  liner: { fill: 'liner' },
  visor: part('liner'),
  pillar: part('cloth'),
  sky: part('sky'),
  yard: { fill: 'tarmac' },
  distant: { fill: 'lens', opacity: 0.55 },
  bonnet: part('paintTop'),
  paint: part('paint'),
  dashTop: part('dashTop'),
  dash: part('dash'),
  dark: part('grille'),
  floor: { fill: 'cabin' },
  trim: part('paintTrim'),
  seat: part('seat'),
  metal: part('steel'),
  rim: part('tyre'),
  chrome: part('chrome'),
  mirror: part('lens'),
  screen: part('display'),
  route: { stroke: 'amber', width: 3 },
  street: { stroke: 'mesh', width: 1.6 },
  dial: part('cavity'),
  tick: { stroke: 'chrome', width: 1.2 },
  needle: { stroke: 'tail', width: 2.2 },
  slat: { stroke: 'slat', width: 1.4 },
  seam: { stroke: 'outline', width: 1.2, opacity: 0.9 },
  stitch: { stroke: 'paintTrim', width: 2 },
  edge: { stroke: 'white', width: 1.4, opacity: 0.3 },
  paintSeam: { stroke: 'seam', width: 1.1, opacity: 0.8 },
  lit: { fill: 'white', opacity: 0.14 },
  shade: { fill: 'black', opacity: 0.18 },
} as const satisfies Readonly<Record<string, Look>>;

export type InteriorLook = keyof typeof interiorLooks;

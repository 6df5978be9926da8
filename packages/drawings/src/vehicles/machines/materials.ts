import type { Look } from '../looks.ts';
import type { PaletteInk } from '../palette.ts';

/** The looks of a solid's faces: up, ahead or behind, sideways and down. */
export interface Material {
  up: Look;
  level: Look;
  aside: Look;
  down: Look;
}

function tone(fill: PaletteInk): Look {
  return { fill };
}

function material(up: PaletteInk, level: PaletteInk, aside: PaletteInk, down: PaletteInk): Material {
  return { up: tone(up), level: tone(level), aside: tone(aside), down: tone(down) };
}

export const materials = {
  paint: material('paintRoof', 'paintShade', 'paint', 'paintHollow'),
  frame: material('dish', 'grille', 'plastic', 'cavity'),
  steel: material('paleSteel', 'darkSteel', 'steel', 'dish'),
  rubber: material('dish', 'tread', 'tyre', 'cavity'),
  chrome: material('white', 'steel', 'chrome', 'darkSteel'),
  glass: material('slat', 'glass', 'glass', 'cabin'),
  amber: material('amber', 'amber', 'amber', 'amber'),
  brightMetal: material('white', 'paleSteel', 'chrome', 'steel'),
} as const satisfies Readonly<Record<string, Material>>;

export type MaterialName = keyof typeof materials;

/** A dark line behind each solid sets it off from the parts it covers. */
export const backing: Look = { fill: 'outline', stroke: 'outline', width: 2.6, outlined: true };
export const edge: Look = { stroke: 'seam', width: 1 };
export const rib: Look = { stroke: 'dish', width: 1.8 };
export const shadow: Look = { fill: 'shadow', opacity: 0.24 };

import type { PaletteInk } from './palette.ts';

export interface Look {
  fill?: PaletteInk;
  stroke?: PaletteInk;
  /** Width of the stroke, in units of the 640 × 480 sheet. */
  width?: number;
  opacity?: number;
  /** Part of the car's outline. */
  outlined?: boolean;
}

/** Closed shapes. */
export const areaLooks = {
  // The thin stroke closes the hairline between two neighbours.
  body: { fill: 'paint', stroke: 'paint', width: 0.8, outlined: true },
  bodyTop: { fill: 'paintTop', stroke: 'paintTop', width: 0.8, outlined: true },
  roof: { fill: 'paintRoof', stroke: 'paintRoof', width: 0.8, outlined: true },
  pillar: { fill: 'paintPillar', stroke: 'paintPillar', width: 0.8, outlined: true },
  cloth: { fill: 'cloth', stroke: 'cloth', width: 0.8, outlined: true },
  hollow: { fill: 'paintHollow', outlined: true },
  mirror: { fill: 'paint', stroke: 'seam', width: 1.4, outlined: true },
  handle: { fill: 'paint', stroke: 'seam', width: 1.1 },
  shadow: { fill: 'shadow', opacity: 0.24 },
  lit: { fill: 'white', opacity: 0.16 },
  gleam: { fill: 'white', opacity: 0.3 },
  shade: { fill: 'black', opacity: 0.1 },
  deepShade: { fill: 'black', opacity: 0.2 },
  dim: { fill: 'cabin', opacity: 0.35 },
  glass: { fill: 'glass', stroke: 'outline', width: 1.6 },
  plastic: { fill: 'plastic' },
  cavity: { fill: 'cavity' },
  tread: { fill: 'tread' },
  tyre: { fill: 'tyre', stroke: 'outline', width: 1.2 },
  roller: { fill: 'darkSteel', stroke: 'outline', width: 1.2 },
  dish: { fill: 'dish', stroke: 'outline', width: 1 },
  alloy: { fill: 'alloy' },
  hub: { fill: 'dish' },
  lamp: { fill: 'lamp', stroke: 'outline', width: 1.2 },
  lens: { fill: 'lens', stroke: 'outline', width: 0.8 },
  grille: { fill: 'grille', stroke: 'outline', width: 1.2 },
  trim: { fill: 'chrome', stroke: 'outline', width: 1 },
  tail: { fill: 'tail', stroke: 'outline', width: 1.2 },
  amber: { fill: 'amber', stroke: 'outline', width: 1.2 },
  plate: { fill: 'plate', stroke: 'outline', width: 1.2 },
  keiPlate: { fill: 'keiPlate', stroke: 'outline', width: 1.2 },
} as const satisfies Readonly<Record<string, Look>>;

/** Open and closed lines. */
export const lineLooks = {
  seam: { stroke: 'seam', width: 1, opacity: 0.85 },
  boldSeam: { stroke: 'seam', width: 2, opacity: 0.85 },
  bar: { stroke: 'slat', width: 3 },
  edge: { stroke: 'white', width: 1.4, opacity: 0.4 },
  wiper: { stroke: 'outline', width: 1.6, opacity: 0.85 },
  rimLip: { stroke: 'alloy', width: 2 },
  chrome: { stroke: 'chrome', width: 2.2 },
  fineChrome: { stroke: 'chrome', width: 1.4 },
  slat: { stroke: 'slat', width: 1.3 },
  louvre: { stroke: 'outline', width: 2, opacity: 0.65 },
  hose: { stroke: 'outline', width: 2.6 },
  mesh: { stroke: 'mesh', width: 1.2 },
  lip: { stroke: 'plastic', width: 2 },
  plateRegion: { stroke: 'plateInk', width: 1.6, opacity: 0.8 },
  plateNumber: { stroke: 'plateInk', width: 4.2, opacity: 0.8 },
} as const satisfies Readonly<Record<string, Look>>;

export type AreaLook = keyof typeof areaLooks;
export type LineLook = keyof typeof lineLooks;

import type { Gender } from './russian-forms.ts';

/** Percent of the map from its left and upper edge, bounds included. Regions overlap: the first match wins. */
export interface Region {
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
  en: string;
  ru: string;
}

/** The middle of the unfolded car: its top view from bumper to bumper, with the nose to the left. */
export const middleRegions: readonly Region[] = [
  { x: [0, 9.5], y: [0, 100], en: 'front bumper', ru: 'передний бампер' },
  { x: [9.5, 16], y: [34, 66], en: 'nose with headlights', ru: 'передок с фарами' },
  { x: [16, 31.5], y: [34, 66], en: 'bonnet', ru: 'капот' },
  { x: [31.5, 38.5], y: [34, 66], en: 'windscreen', ru: 'лобовое стекло' },
  { x: [38.5, 60], y: [34, 66], en: 'roof', ru: 'крыша' },
  { x: [60, 66.5], y: [34, 66], en: 'rear window', ru: 'заднее стекло' },
  { x: [66.5, 91.5], y: [34, 66], en: 'boot lid or tailgate', ru: 'крышка или дверь багажника' },
  { x: [91.5, 100], y: [0, 100], en: 'rear bumper', ru: 'задний бампер' },
];

/** The left side of the unfolded car, below the roof; the right side is its mirror image above. */
export const flankRegions: readonly (Region & { gender: Gender })[] = [
  { x: [25, 34], y: [88, 100], en: 'front wheel', ru: 'переднее колесо', gender: 'n' },
  { x: [65, 74], y: [88, 100], en: 'rear wheel', ru: 'заднее колесо', gender: 'n' },
  { x: [34, 65], y: [91, 100], en: 'sill', ru: 'порог', gender: 'm' },
  { x: [32, 37], y: [66, 75], en: 'mirror', ru: 'зеркало', gender: 'n' },
  { x: [36.5, 51], y: [75, 82.5], en: 'front door window', ru: 'стекло передней двери', gender: 'n' },
  { x: [51, 64], y: [75, 82.5], en: 'rear door window', ru: 'стекло задней двери', gender: 'n' },
  { x: [38, 60], y: [66, 75], en: 'roof edge', ru: 'край крыши', gender: 'm' },
  { x: [9.5, 36.5], y: [66, 100], en: 'front wing', ru: 'переднее крыло', gender: 'n' },
  { x: [36.5, 51], y: [66, 100], en: 'front door', ru: 'передняя дверь', gender: 'f' },
  { x: [51, 64], y: [66, 100], en: 'rear door', ru: 'задняя дверь', gender: 'f' },
  { x: [64, 91.5], y: [66, 100], en: 'rear quarter', ru: 'заднее крыло', gender: 'n' },
];

import type { PenName } from './pens.data.ts';

/** A sheet consists of shapes and writing, in the order in which they are drawn. */
export type FaceName = 'print' | 'printBold' | PenName;

/** How a handwritten character deviates: its rise in ems, its lean in degrees, its growth as a factor. */
export interface Sway {
  rise: number;
  lean: number;
  growth: number;
}

export interface Writing {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  face: FaceName;
  color: string;
  anchor: Anchor;
  /** Rotation of the whole line around its point, in degrees. */
  turn?: number;
  /** One for each character. */
  sways?: readonly Sway[];
  opacity?: number;
}

export interface Shape {
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  transform?: string;
}

export type Ink = Shape | Writing;
export type Anchor = 'start' | 'middle' | 'end';

export const isWriting = (ink: Ink): ink is Writing => 'text' in ink;

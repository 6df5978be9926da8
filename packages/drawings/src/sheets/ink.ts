/** What a sheet is made of: shapes and writing, in the order in which they come on the paper. */
export type FaceName = 'print' | 'printBold' | 'pen' | 'penBold';

/** How far a written character strays from its line, in ems, how it leans, in degrees, and how large it came out. */
export interface Sway {
  rise: number;
  lean: number;
  growth: number;
}

export interface Writing {
  text: string;
  x: number;
  /** Of the line the characters stand on. */
  y: number;
  size: number;
  face: FaceName;
  color: string;
  anchor: Anchor;
  /** Of the whole line round its point, in degrees. */
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

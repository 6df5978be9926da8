import { circlePath } from './box.ts';

/** A part of a damage map, 600 by 400, with the nose to the left. */
export interface MapPart {
  path: string;
  look: 'body' | 'glass' | 'tyre' | 'line';
  transform?: string;
}

export const part = (look: MapPart['look'], path: string): MapPart => ({ look, path });

export const wheel = (x: number, y: number, radius: number): readonly MapPart[] => [
  part('tyre', circlePath(x, y, radius)),
  part('body', circlePath(x, y, radius * 0.6)),
];

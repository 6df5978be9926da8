import type { BikeBody } from '@seri/drawings/vehicles/bikes/bike-names';

export type Frames = Readonly<Record<string, number>>;

export interface BikeModel {
  maker: string;
  model: string;
  body: BikeBody;
  engineCc: number;
  /** New, in thousands of yen. */
  price: number;
  from: number;
  /** Null while it is still made. */
  to: number | null;
  /** What frame numbers begin with, and in which years first. */
  frames: Frames;
  trims: readonly string[];
  weight: number;
  /** Share of its value that a year leaves. */
  retention: number;
}

type Row = readonly [
  model: string,
  body: BikeBody,
  engineCc: number,
  price: number,
  to: number | null,
  frames: Frames,
  more?: Partial<Pick<BikeModel, 'trims' | 'weight' | 'retention'>>,
];

const usual = { trims: [''], weight: 2, retention: 0.93 } as const;

export function bikesBy(maker: string, rows: readonly Row[]): readonly BikeModel[] {
  return rows.map(([model, body, engineCc, price, to, frames, more]) => ({
    maker,
    model,
    body,
    engineCc,
    price,
    from: Math.min(...Object.values(frames)),
    to,
    frames,
    ...usual,
    ...more,
  }));
}

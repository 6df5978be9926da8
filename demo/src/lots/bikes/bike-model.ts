import type { BikeBody } from '@seri/drawings/vehicles/bikes/bike-names';

export type Frames = Readonly<Record<string, number>>;

export interface BikeModel {
  maker: string;
  model: string;
  body: BikeBody;
  engineCc: number;
  /** Price when new, in thousands of yen. */
  price: number;
  from: number;
  /** Null while still in production. */
  to: number | null;
  /** The first year of each prefix of frame numbers. */
  frames: Frames;
  trims: readonly string[];
  /** How often it is chosen, compared with the others. */
  weight: number;
  /** The share of its value that is left after a year. */
  retention: number;
}

type BikeRow = readonly [
  model: string,
  body: BikeBody,
  engineCc: number,
  price: number,
  to: number | null,
  frames: Frames,
  more?: Partial<Pick<BikeModel, 'trims' | 'weight' | 'retention'>>,
];

const usual = { trims: [''], weight: 2, retention: 0.93 } as const;

export function bikesBy(maker: string, rows: readonly BikeRow[]): readonly BikeModel[] {
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

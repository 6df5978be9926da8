import type { BikeBody } from '../../drawings/bikes/bikes.ts';

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
  /** What frame numbers begin with; the oldest first. */
  frames: readonly string[];
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
  from: number,
  to: number | null,
  frames: readonly string[],
  more?: Partial<Pick<BikeModel, 'trims' | 'weight' | 'retention'>>,
];

const usual = { trims: [''], weight: 2, retention: 0.9 } as const;

export function bikesBy(maker: string, rows: readonly Row[]): readonly BikeModel[] {
  return rows.map(([model, body, engineCc, price, from, to, frames, more]) => ({
    maker,
    model,
    body,
    engineCc,
    price,
    from,
    to,
    frames,
    ...usual,
    ...more,
  }));
}

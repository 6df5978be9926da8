import type { BodyName } from '../drawings/body-names.ts';
import type { Drive, Gearbox } from './demo-lot.ts';

export interface Variant {
  chassis: string;
  engineCc: number;
  drive: Drive;
  gearboxes: readonly Gearbox[];
}

/** A run of production whose variants share trims and years. */
export interface Series {
  from: number;
  /** Null while it is still made. */
  to: number | null;
  /** A middling trim when new, in thousands of yen. */
  price: number;
  trims: readonly string[];
  variants: readonly Variant[];
}

export interface DemoModel {
  maker: string;
  model: string;
  body: BodyName;
  /** How often it comes up, against the other models. */
  weight: number;
  /** Share of its value that a year leaves. */
  retention: number;
  /** Japan drives on the left; some imports keep their wheel there too. */
  leftHandShare: number;
  series: readonly Series[];
}

export function variant(chassis: string, engineCc: number, drive: Drive, ...gearboxes: readonly Gearbox[]): Variant {
  return { chassis, engineCc, drive, gearboxes };
}

type Described = Pick<DemoModel, 'model' | 'body' | 'series'> & Partial<DemoModel>;

const usual = { weight: 2, retention: 0.87, leftHandShare: 0 } as const;

export function madeBy(maker: string, models: readonly Described[]): readonly DemoModel[] {
  return models.map((described) => ({ ...usual, ...described, maker }));
}

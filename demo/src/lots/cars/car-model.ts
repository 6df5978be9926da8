import type { BodyName } from '@seri/drawings/vehicles/body-names';

export type Drive = 'FF' | 'FR' | 'MR' | '4WD';
export type Gearbox = 'AT' | 'CVT' | 'DCT' | '5MT' | '6MT';

export interface Variant {
  chassis: string;
  /** None of an electric car. */
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
  /** From the plainest. */
  trims: readonly string[];
  variants: readonly Variant[];
}

export interface CarModel {
  maker: string;
  model: string;
  body: BodyName;
  /** How often it comes up, against the other models. */
  weight: number;
  /** Share of its value that a year leaves. */
  retention: number;
  /** Japan drives on the left; some imports keep their wheel there too. */
  leftHandShare: number;
  /** Horsepower. */
  powerPerCc: number;
  /** Where it is not what the engine lets expect, or the body. */
  power?: number;
  seats?: number;
  doors?: number;
  series: readonly Series[];
}

export function variant(chassis: string, engineCc: number, drive: Drive, ...gearboxes: readonly Gearbox[]): Variant {
  return { chassis, engineCc, drive, gearboxes };
}

export function made(
  from: number,
  to: number | null,
  price: number,
  trims: readonly string[],
  variants: readonly Variant[],
): Series {
  return { from, to, price, trims, variants };
}

/** What all models of a maker have in common. */
type Common = Pick<CarModel, 'maker'> & Partial<CarModel>;
type Described = Pick<CarModel, 'model' | 'body' | 'series'> & Partial<CarModel>;

const usual = { weight: 2, retention: 0.87, leftHandShare: 0, powerPerCc: 0.074 } as const;

export function madeBy(maker: Common, models: readonly Described[]): readonly CarModel[] {
  return models.map((described) => ({ ...usual, ...maker, ...described }));
}

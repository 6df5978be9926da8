import type { BodyName } from '@seri/drawings/vehicles/car/body-names';

export type Drive = 'FF' | 'FR' | 'MR' | '4WD';
export type Gearbox = 'AT' | 'CVT' | 'DCT' | '5MT' | '6MT';

export interface Variant {
  chassis: string;
  /** 0 for an electric car. */
  engineCc: number;
  drive: Drive;
  gearboxes: readonly Gearbox[];
}

/** A production run whose variants share trims and years. */
export interface Series {
  from: number;
  /** Null while still in production. */
  to: number | null;
  /** Price of a middling trim when new, in thousands of yen. */
  price: number;
  /** The plainest first. */
  trims: readonly string[];
  variants: readonly Variant[];
}

export interface CarModel {
  maker: string;
  model: string;
  body: BodyName;
  /** Its frequency relative to other models. */
  weight: number;
  /** The share of its value that is left after a year. */
  retention: number;
  /** The share with the wheel on the left, as some imports have it. */
  leftHandShare: number;
  /** Horsepower. */
  powerPerCc: number;
  /** Overrides of the values that follow from engine and body. */
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

type MakerDefaults = Pick<CarModel, 'maker'> & Partial<CarModel>;
type ModelData = Pick<CarModel, 'model' | 'body' | 'series'> & Partial<CarModel>;

const usual = { weight: 2, retention: 0.87, leftHandShare: 0, powerPerCc: 0.074 } as const;

export function madeBy(maker: MakerDefaults, models: readonly ModelData[]): readonly CarModel[] {
  return models.map((described) => ({ ...usual, ...maker, ...described }));
}

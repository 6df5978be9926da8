export const machineBodies = [
  'excavator',
  'loader',
  'forklift',
  'bulldozer',
  'crane',
  'tractor',
  'dumper',
  'roller',
] as const;
export type MachineBody = (typeof machineBodies)[number];

export interface MachineModel {
  maker: string;
  model: string;
  body: MachineBody;
  category: readonly [group: string, category: string];
  /** New, in thousands of yen. */
  price: number;
  from: number;
  /** Null while it is still made. */
  to: number | null;
  engineCc?: number;
  /** Of the bucket, the bed or the fork, as the house prints it. */
  volume?: string;
  weight: number;
}

type Row = readonly [
  maker: string,
  model: string,
  price: number,
  from: number,
  to: number | null,
  engineCc: number,
  volume: string,
  weight?: number,
];

export function machinesOf(
  body: MachineBody,
  category: MachineModel['category'],
  rows: readonly Row[],
): readonly MachineModel[] {
  return rows.map(([maker, model, price, from, to, engineCc, volume, weight = 2]) => ({
    maker,
    model,
    body,
    category,
    price,
    from,
    to,
    ...(engineCc > 0 && { engineCc }),
    ...(volume !== '' && { volume }),
    weight,
  }));
}

import type { MachineBody } from '@seri/drawings/vehicles/machines/machine-names';

/** Of these only the bucket's is a volume that is searched by. */
export type MachineSize = 'Bucket' | 'Capacity' | 'Blade' | 'Width' | 'Power';

export type CategoryName =
  | 'Excavator'
  | 'Mini excavator'
  | 'Wheel loader'
  | 'Bulldozer'
  | 'Crawler dumper'
  | 'Roller'
  | 'Forklift'
  | 'Rough terrain crane'
  | 'Tractor';

export interface MachineModel {
  maker: string;
  model: string;
  body: MachineBody;
  category: readonly [group: string, category: CategoryName];
  /** New, in thousands of yen. */
  price: number;
  from: number;
  /** Null while it is still made. */
  to: number | null;
  engineCc?: number;
  /** What it holds, lifts or gives, as the house prints it. */
  size: { name: MachineSize; value: string };
  weight: number;
}

type Row = readonly [
  maker: string,
  model: string,
  price: number,
  from: number,
  to: number | null,
  engineCc: number,
  size: string,
  weight?: number,
];

export function machinesOf(
  body: MachineBody,
  category: MachineModel['category'],
  sizeName: MachineSize,
  rows: readonly Row[],
): readonly MachineModel[] {
  return rows.map(([maker, model, price, from, to, engineCc, size, weight = 2]) => ({
    maker,
    model,
    body,
    category,
    price,
    from,
    to,
    ...(engineCc > 0 && { engineCc }),
    size: { name: sizeName, value: size },
    weight,
  }));
}

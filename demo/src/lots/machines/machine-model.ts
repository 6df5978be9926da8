import type { MachineBody } from '@seri/drawings/vehicles/machines/machine-names';

/** How the house names a machine's size. Only that of a bucket becomes the lot's volume. */
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
  /** Price when new, in thousands of yen. */
  price: number;
  from: number;
  /** Null while still in production. */
  to: number | null;
  engineCc?: number;
  /** The capacity, width or power, as the house prints it. */
  size: { name: MachineSize; value: string };
  /** How often it is chosen, compared with the others. */
  weight: number;
}

type MachineRow = readonly [
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
  rows: readonly MachineRow[],
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

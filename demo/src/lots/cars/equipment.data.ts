import type { BodyName } from '@seri/drawings/vehicles/car/body-names';

export interface EquipmentItem {
  code: string;
  /** The share of eligible cars that have it. */
  share: number;
  from?: number;
  makers?: readonly string[];
  bodies?: readonly BodyName[];
  models?: readonly string[];
  /** The least new price of eligible cars, in thousands of yen. */
  price?: number;
  /** Trims that contain its name have it. */
  named?: true;
}

const plain: readonly BodyName[] = ['truck', 'boxtruck', 'keitruck', 'bus'];
const notTruck: readonly BodyName[] = [
  'suv',
  'sedan',
  'kei',
  'hatchback',
  'minivan',
  'coupe',
  'wagon',
  'roadster',
  'pickup',
  'van',
  'offroad',
];
const large: readonly BodyName[] = ['suv', 'sedan', 'minivan', 'wagon', 'offroad'];

/** In the order in which sheets print them. */
export const equipmentItems: readonly EquipmentItem[] = [
  { code: 'AC', share: 1, bodies: notTruck },
  { code: 'AC', share: 0.93, bodies: plain },
  { code: 'PS', share: 1, bodies: notTruck },
  { code: 'PS', share: 0.9, bodies: plain },
  { code: 'PW', share: 1, bodies: notTruck },
  { code: 'PW', share: 0.3, bodies: plain },
  { code: 'AW', share: 0.72, bodies: notTruck },
  { code: 'SR', share: 0.17, price: 2700, bodies: large },
  { code: 'LTR', share: 0.3, price: 3200, bodies: [...large, 'coupe', 'roadster'] },
  { code: 'Navi', share: 0.66, bodies: notTruck },
  { code: 'TV', share: 0.58, bodies: notTruck },
  { code: 'BC', share: 0.52, from: 2008, bodies: notTruck },
  { code: 'ETC', share: 0.4 },
  { code: 'LED', share: 0.5, from: 2014, bodies: notTruck, named: true },
  { code: 'HUD', share: 0.18, from: 2015, price: 2600, bodies: large },
  { code: '360', share: 0.24, from: 2016, price: 1650, bodies: notTruck },
  { code: 'PSD', share: 0.6, from: 2006, bodies: ['minivan'] },
  { code: 'PSD', share: 0.5, from: 2011, models: ['N-BOX', 'Tanto', 'Spacia'] },
  { code: 'JBL', share: 0.2, price: 2500, makers: ['Toyota'], bodies: large },
  { code: 'BOSE', share: 0.2, price: 2600, makers: ['Mazda', 'Nissan'], bodies: [...large, 'coupe'] },
  { code: 'TSS', share: 0.6, from: 2016, makers: ['Toyota'], bodies: [...large, 'hatchback', 'pickup', 'van'] },
  { code: 'EyeSight', share: 0.8, from: 2012, makers: ['Subaru'], bodies: large, named: true },
  {
    code: 'Honda Sensing',
    share: 0.6,
    from: 2017,
    makers: ['Honda'],
    bodies: [...large, 'kei', 'hatchback'],
    named: true,
  },
  {
    code: 'ProPILOT',
    share: 0.45,
    from: 2019,
    models: ['Serena', 'X-Trail', 'Leaf', 'Dayz', 'Roox', 'Skyline'],
    named: true,
  },
  { code: 'ProPILOT', share: 0.3, from: 2021, models: ['Note'] },
  { code: 'Smart Assist', share: 0.55, from: 2014, makers: ['Daihatsu'], bodies: ['kei', 'suv'] },
  { code: 'Aero', share: 0.08, bodies: notTruck, named: true },
  { code: 'One owner', share: 0.15 },
];

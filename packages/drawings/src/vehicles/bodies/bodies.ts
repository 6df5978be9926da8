import type { BodyName } from '../car/body-names.ts';
import type { BodyMeasures } from '../car/body.ts';
import { boxtruck } from './boxtruck.data.ts';
import { bus } from './bus.data.ts';
import { coupe } from './coupe.data.ts';
import { hatchback } from './hatchback.data.ts';
import { kei } from './kei.data.ts';
import { keitruck } from './keitruck.data.ts';
import { minivan } from './minivan.data.ts';
import { offroad } from './offroad.data.ts';
import { pickup } from './pickup.data.ts';
import { roadster } from './roadster.data.ts';
import { sedan } from './sedan.data.ts';
import { suv } from './suv.data.ts';
import { truck } from './truck.data.ts';
import { van } from './van.data.ts';
import { wagon } from './wagon.data.ts';

export const bodies: Readonly<Record<BodyName, BodyMeasures>> = {
  suv,
  offroad,
  sedan,
  wagon,
  kei,
  hatchback,
  minivan,
  van,
  bus,
  coupe,
  roadster,
  pickup,
  keitruck,
  truck,
  boxtruck,
};

import type { BodyName } from '../body-names.ts';
import type { BodyMeasures } from '../body.ts';
import { coupe } from './coupe.data.ts';
import { hatchback } from './hatchback.data.ts';
import { kei } from './kei.data.ts';
import { minivan } from './minivan.data.ts';
import { sedan } from './sedan.data.ts';
import { suv } from './suv.data.ts';
import { truck } from './truck.data.ts';

export const bodies: Readonly<Record<BodyName, BodyMeasures>> = { suv, sedan, kei, hatchback, minivan, coupe, truck };

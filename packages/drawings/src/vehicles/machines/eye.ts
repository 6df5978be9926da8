import { perspective, type Projection, radians, sideProjection } from '../geometry/projection.ts';
import { minus3, type Vec3 } from '../geometry/vector.ts';
import type { DrawnMachineView } from './machine-names.ts';

export interface Eye {
  project: Projection;
  /** From a point of the machine towards the eye. */
  towards: (point: Vec3) => Vec3;
  target: Vec3;
}

interface ViewDistance {
  target: Vec3;
  distance: number;
}

const elevation = 12;
const azimuths = { front: 42, rear: 138 } as const;

export function eyeOf(view: DrawnMachineView, { target, distance }: ViewDistance): Eye {
  if (view === 'left') return { project: sideProjection, towards: () => [0, 1, 0], target };
  if (view === 'side') return { project: ([x, , z]) => [x, -z], towards: () => [0, -1, 0], target };
  const azimuth = azimuths[view];
  const [around, above] = [radians(azimuth), radians(elevation)];
  const place: Vec3 = [
    target[0] + distance * Math.cos(above) * Math.cos(around),
    target[1] + distance * Math.cos(above) * Math.sin(around),
    target[2] + distance * Math.sin(above),
  ];
  return {
    project: perspective({ target, distance, azimuth, elevation }),
    towards: (point) => minus3(place, point),
    target,
  };
}

import { dot3, minus3, type Vec2, type Vec3 } from './vector.ts';

/** From metres around the car to metres on the sheet, y down. */
export type Projection = (point: Vec3) => Vec2;

/** From the side, with the nose to the left. */
export const sideProjection: Projection = ([x, , z]) => [-x, -z];

export interface Camera {
  target: Vec3;
  distance: number;
  /** Degrees from straight ahead of the nose towards the near side. */
  azimuth: number;
  /** Degrees above the horizon. */
  elevation: number;
}

export function perspective({ target, distance, azimuth, elevation }: Camera): Projection {
  const [around, above] = [radians(azimuth), radians(elevation)];
  const outward: Vec3 = [Math.cos(above) * Math.cos(around), Math.cos(above) * Math.sin(around), Math.sin(above)];
  const right: Vec3 = [-Math.sin(around), Math.cos(around), 0];
  const up: Vec3 = [-Math.sin(above) * Math.cos(around), -Math.sin(above) * Math.sin(around), Math.cos(above)];
  return (point) => {
    const offset = minus3(point, target);
    const scale = distance / (distance - dot3(offset, outward));
    return [dot3(offset, right) * scale, -dot3(offset, up) * scale];
  };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

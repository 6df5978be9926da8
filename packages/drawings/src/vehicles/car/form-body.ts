import type { BodyMeasures, Corner } from './body.ts';
import { profile } from '../geometry/curve.ts';
import { clamp, mix, type Vec3 } from '../geometry/vector.ts';

/** The surfaces of a body, computed from its measures. */
export interface BodyForm {
  /**
   * A point on the belt of sheet metal around the body. Girth −1 is the far front corner, 0 the middle of the nose,
   * 1 the near front corner, 2 the near rear corner, 3 the middle of the tail, 4 the far rear corner.
   */
  belt: (girth: number, z: number) => Vec3;
  /** A point on the near flank, `lift` outside the metal. */
  flank: (x: number, z: number, lift?: number) => Vec3;
  /** A point on the near side of the cabin, which leans in towards the roof. */
  cabin: (x: number, z: number) => Vec3;
  /** The same seen from behind: the surface round the rear corner stops at the start of the tail. */
  quarter: (x: number, z: number) => Vec3;
  /** A point on the upper or lower edge of the belt. */
  brow: (girth: number) => Vec3;
  hem: (girth: number) => Vec3;
  noseX: (z: number) => number;
  tailX: (z: number) => number;
  halfWidth: (z: number) => number;
  shoulder: (x: number) => number;
  sill: (x: number) => number;
  roof: (x: number) => number;
}

export function formBody(body: BodyMeasures): BodyForm {
  const { front, rear } = body.corners;
  const [nose, tail, flankShare] = [profile(body.nose), profile(body.tail), profile(body.flank)];
  const [shoulder, sill, roof] = [profile(body.shoulder), profile(body.sill), profile(body.roof)];
  const noseX = (z: number) => body.length - nose(z);
  const halfWidth = (z: number) => (body.width / 2) * flankShare(z);

  const belt = (girth: number, z: number): Vec3 => {
    const half = halfWidth(z);
    if (girth <= 1) {
      const across = Math.sin((girth * Math.PI) / 2);
      return [noseX(z) - front.reach * (1 - bulge(across, front)), across * half, z];
    }
    const [start, end] = [noseX(z) - front.reach, tail(z) + rear.reach];
    if (girth <= 2) return [mix(start, end, girth - 1), half, z];
    const across = Math.cos(((girth - 2) * Math.PI) / 2);
    return [tail(z) + rear.reach * (1 - bulge(across, rear)), across * half, z];
  };

  const flank = (x: number, z: number, lift = 0): Vec3 => {
    const ahead = clamp((x - (noseX(z) - front.reach)) / front.reach, 0, 1);
    const behind = clamp((tail(z) + rear.reach - x) / rear.reach, 0, 1);
    return [x, halfWidth(z) * bulge(ahead, front) * bulge(behind, rear) + lift, z];
  };

  const browHeight = (girth: number): number => {
    if (girth > 1) return shoulder(belt(girth, shoulder(belt(girth, 1)[0]))[0]);
    const corner = shoulder(belt(girth, body.bonnetEdge.corner)[0]);
    return mix(body.bonnetEdge.middle, corner, Math.abs(girth) ** 2.2);
  };

  return {
    belt,
    flank,
    ...cabinSurfaces(body, { shoulder, roof, halfWidth, tailX: tail }),
    brow: (girth) => belt(girth, browHeight(girth)),
    hem: (girth) => belt(girth, sill(belt(girth, 0.35)[0])),
    noseX,
    tailX: tail,
    halfWidth,
    shoulder,
    sill,
    roof,
  };
}

/** The share of the rear corner that the pillar covers; the rest faces away in every view. */
const farthestTurn = 0.75;

/** The superellipse by which a bumper turns into a flank: 1 where it starts, 0 at its end. */
function bulge(share: number, { squareness }: Corner): number {
  return Math.max(0, 1 - Math.abs(share) ** squareness) ** (1 / squareness);
}

type CabinEdges = Pick<BodyForm, 'shoulder' | 'roof' | 'halfWidth' | 'tailX'>;

function cabinSurfaces(
  body: BodyMeasures,
  { shoulder, roof, halfWidth, tailX }: CabinEdges,
): Pick<BodyForm, 'cabin' | 'quarter'> {
  const { cowl, header, corners, roofRear } = body;
  const { reach } = corners.rear;
  const risenAt = (x: number, z: number) => {
    const [low, high] = [shoulder(x), roof(x)];
    return clamp((z - low) / Math.max(0.05, high - low), 0, 1);
  };
  const endAt = (x: number, risen: number) => mix(tailX(shoulder(x)), roofRear - 0.06, risen);
  const cabin: BodyForm['cabin'] = (x, z) => {
    const risen = risenAt(x, z);
    const foot = halfWidth(Math.min(shoulder(x), 1.2)) - 0.035 - Math.max(0, x - cowl.x + 0.5) * 0.16;
    const behind = clamp((endAt(x, risen) + reach - x) / reach, 0, farthestTurn);
    return [x, mix(foot, header.halfWidth, risen ** 0.9) * bulge(behind, corners.rear), z];
  };
  return {
    cabin,
    quarter: (x, z) => {
      const edge = endAt(x, risenAt(x, z)) + reach * (1 - farthestTurn);
      return cabin(Math.max(x, edge), z);
    },
  };
}

import { mapSize } from './body-map.data.ts';

export interface Point {
  x: number;
  y: number;
}

/** The minimum distance between badge centres in map units: badges touch but do not overlap. */
export const badgeGap = 40;
const half = badgeGap / 2;
const maxRounds = 200;
/** Each badge on one spot moves in another direction: the golden angle spreads them like the seeds of a sunflower. */
const goldenAngle = 2.4;

const within = (value: number, whole: number) => Math.min(whole - half, Math.max(half, value));
const keepIn = ({ x, y }: Point): Point => ({ x: within(x, mapSize.width), y: within(y, mapSize.height) });

/** Converts percent to map units. */
export const onMap = ({ x, y }: Point): Point => ({ x: (x / 100) * mapSize.width, y: (y / 100) * mapSize.height });

/** Places each badge as close to its mark as the other badges allow. */
export function spreadMarks(spots: readonly Point[]): Point[] {
  let badges = spots.map(keepIn);
  for (let round = 0; round < maxRounds && areCrowded(badges); round += 1) {
    const crowd = badges;
    badges = crowd.map((badge, index) =>
      keepIn(crowd.reduce((at, other, otherIndex) => pushApart(at, badge, other, index, otherIndex), badge)),
    );
  }
  return badges;
}

/** Moves a badge half of the missing distance; the other badge moves the other half. */
function pushApart(at: Point, badge: Point, other: Point, index: number, otherIndex: number): Point {
  const distance = Math.hypot(badge.x - other.x, badge.y - other.y);
  if (index === otherIndex || distance >= badgeGap) return at;
  const angle = distance === 0 ? index * goldenAngle : Math.atan2(badge.y - other.y, badge.x - other.x);
  const step = (badgeGap + 0.5 - distance) / 2;
  return { x: at.x + Math.cos(angle) * step, y: at.y + Math.sin(angle) * step };
}

function areCrowded(badges: readonly Point[]): boolean {
  return badges.some((one, index) =>
    badges.some((other, otherIndex) => otherIndex < index && Math.hypot(one.x - other.x, one.y - other.y) < badgeGap),
  );
}

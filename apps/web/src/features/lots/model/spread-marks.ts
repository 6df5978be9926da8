import { mapSize } from './body-map.data.ts';

export interface Point {
  x: number;
  y: number;
}

/** Between the middles of two badges, on the map's own scale: they touch, and hide nothing of each other. */
export const badgeGap = 40;
const half = badgeGap / 2;
const mostRounds = 200;
/** Some other way for each: marks on one spot part like seeds. */
const goldenAngle = 2.4;

const within = (value: number, whole: number) => Math.min(whole - half, Math.max(half, value));
const keepIn = ({ x, y }: Point): Point => ({ x: within(x, mapSize.width), y: within(y, mapSize.height) });

/** From percent to the map's own scale. */
export const onMap = ({ x, y }: Point): Point => ({ x: (x / 100) * mapSize.width, y: (y / 100) * mapSize.height });

/** Where the badges of marks stand: as near to them as the others let each. */
export function spreadMarks(spots: readonly Point[]): Point[] {
  let badges = spots.map(keepIn);
  for (let round = 0; round < mostRounds && areCrowded(badges); round += 1) {
    const crowd = badges;
    badges = crowd.map((badge, place) =>
      keepIn(crowd.reduce((at, other, rank) => shy(at, badge, other, place, rank), badge)),
    );
  }
  return badges;
}

/** Half the way that is missing; the other one goes the other half. */
function shy(at: Point, badge: Point, other: Point, place: number, rank: number): Point {
  const distance = Math.hypot(badge.x - other.x, badge.y - other.y);
  if (place === rank || distance >= badgeGap) return at;
  const angle = distance === 0 ? place * goldenAngle : Math.atan2(badge.y - other.y, badge.x - other.x);
  const step = (badgeGap + 0.5 - distance) / 2;
  return { x: at.x + Math.cos(angle) * step, y: at.y + Math.sin(angle) * step };
}

function areCrowded(badges: readonly Point[]): boolean {
  return badges.some((one, place) =>
    badges.some((other, rank) => rank < place && Math.hypot(one.x - other.x, one.y - other.y) < badgeGap),
  );
}

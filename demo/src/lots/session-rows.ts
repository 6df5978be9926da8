import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import type { DemoHouse, DemoSession } from './demo-house.ts';

const weekly = { biddingCloses: 60, cancellingCloses: 120, lastHour: 60 };
const roundTheClock = { biddingCloses: 1, cancellingCloses: 2, lastHour: 3 };

export function houseRow({ code, name, bidStep }: DemoHouse): FeedRowOf<'house'> {
  return { type: 'house', id: code, name, bidStep };
}

export function sessionRow({ externalId, house, startsAt }: DemoSession): FeedRowOf<'session'> {
  return {
    type: 'session',
    id: externalId,
    house: house.code,
    startsAt: startsAt.toISOString(),
    lanes: house.lanes,
    ...(house.weekday === undefined ? roundTheClock : weekly),
  };
}

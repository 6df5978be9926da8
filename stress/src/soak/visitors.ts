import type { AnswerOf } from '@seri/contract/call';
import type { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { weighted } from '@seri/drawings/random';
import type { SoakDay } from './day.ts';
import type { SignedInPerson } from './people.ts';
import type { SoakedPortal } from './portal.ts';

type ReadNotices = AnswerOf<typeof notificationsCalls.list>;

interface SoakVisitor {
  portal: SoakedPortal;
  day: SoakDay;
  person: SignedInPerson;
}

type Errand = (visitor: SoakVisitor) => Promise<unknown>;

const accept = 'application/json';

/** Errands of people, by how often they go on them. */
const errands = weighted<readonly [often: number, Errand]>(
  [
    [30, browse],
    [30, openLot],
    [12, openStart],
    [8, chatAboutBid],
    [8, readNotices],
    [8, lookAtOwnBids],
    [10, keepFavourite],
    [0.2, comeAndGo],
  ],
  ([often]) => often,
);

/** One after another, in so many lanes at once, until so many requests were made. */
export async function visitPortal(portal: SoakedPortal, day: SoakDay, requests: number, lanes: number): Promise<void> {
  const end = portal.asked + requests;
  const { random, people } = day;
  const goOn = async () => {
    while (portal.asked < end) await random.draw(errands)[1]({ portal, day, person: random.pick(people) });
  };
  await Promise.all(Array.from({ length: lanes }, goOn));
}

async function browse({ portal, day: { random, makers }, person: { cookie } }: SoakVisitor): Promise<void> {
  const year = random.integer(2005, 2020);
  const filters = random.pick([
    `makerId=${random.pick(makers)}`,
    `year=${year},${year + random.integer(1, 8)}`,
    `makerId=${random.pick(makers)},${random.pick(makers)}&gearbox=AT`,
    'show=open',
    '',
  ]);
  await portal.fetch(`/v1/car-auction/filters?${filters}`, { cookie, accept });
  const [page, sort] = [random.integer(1, 4), random.pick(['year', 'mileage', 'auctionDate'])];
  await portal.fetch(`/v1/car-auction/listing?${filters}&page=${page}&sort=${sort}&order=ASC`, { cookie, accept });
}

async function openLot({ portal, day: { random, lots }, person: { cookie } }: SoakVisitor): Promise<void> {
  const { id } = random.pick(lots);
  await portal.fetch(`/v1/car-auction/view?id=${id}`, { cookie, accept });
  await portal.fetch(`/v1/car-auction/price-sense?id=${id}`, { cookie, accept });
  await portal.fetch('/v1/bid/standing', { cookie, accept });
}

async function openStart({ portal, person: { cookie } }: SoakVisitor): Promise<void> {
  for (const path of [
    '/user/view-profile',
    '/dashboard/today',
    '/dashboard/rail',
    '/user/start',
    '/site/menu-counters',
  ])
    await portal.fetch(`/v1${path}`, { cookie, accept });
}

async function chatAboutBid({ portal, day: { random, recent, manager } }: SoakVisitor): Promise<void> {
  if (recent.length === 0) return;
  const { bidId, bidder } = random.pick(recent);
  const body = { bidId, comment: `Please bid up to the limit, ${random.integer(1, 99)}.` };
  await portal.fetch('/v1/bid/save-chat', { method: 'POST', cookie: bidder.cookie, body });
  const [reader, other] = random.chance(0.5) ? [manager, bidder] : [bidder, manager];
  await portal.fetch(`/v1/bid/chat?bidId=${bidId}`, { cookie: reader.cookie, accept });
  await portal.fetch('/v1/bid/update-chat-status', { method: 'PUT', cookie: other.cookie, body: { bidId } });
}

async function readNotices({ portal, person: { cookie } }: SoakVisitor): Promise<void> {
  const found = await portal.read<ReadNotices>('/notification/index', { cookie });
  const upTo = found?.notices[0]?.id;
  if (upTo) await portal.fetch('/v1/notification/read', { method: 'PUT', cookie, body: { upTo } });
}

async function lookAtOwnBids({ portal, person: { cookie } }: SoakVisitor): Promise<void> {
  await portal.fetch('/v1/bid/my-bid', { cookie, accept });
  await portal.fetch('/v1/bid/bid-history', { cookie, accept });
}

/** Taken out again, so that the lists of the evening are as long as those of the morning. */
async function keepFavourite({ portal, day: { random, lots }, person: { cookie } }: SoakVisitor): Promise<void> {
  const { id } = random.pick(lots);
  const group = random.pick(['A', 'B', 'C']);
  await portal.fetch('/v1/favorite/add', { method: 'POST', cookie, body: { carId: id, group, type: 'auction' } });
  await portal.fetch(`/v1/favorite/index?group=${group}`, { cookie, accept });
  await portal.fetch(`/v1/favorite/delete?carId=${id}&group=${group}`, { method: 'DELETE', cookie });
}

/** A real sign-in, whose password is checked and of which a mail tells. */
async function comeAndGo({ portal, person: { email } }: SoakVisitor): Promise<void> {
  const body = { email, password: 'seri-demo' };
  const answer = await portal.fetch('/v1/auth', { method: 'POST', body });
  const cookie = [answer?.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
  await portal.fetch('/v1/user/view-profile', { cookie });
  await portal.fetch('/v1/auth/logout', { method: 'POST', cookie, body: {} });
}

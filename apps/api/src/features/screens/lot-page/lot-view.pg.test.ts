import { apiRoot } from '@seri/contract/headers';
import type { LotDetails } from '@seri/contract/intake/feed.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuctionSession, Lot } from '../../../platform/database/schema.generated.ts';

let database: TestDatabase;
let api: TestApi;
let client: TestUser;
let manager: TestUser;
let guest: TestUser;

const [yesterday, today] = ['2026-11-17', '2026-11-18'] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  [client, manager, guest] = await Promise.all([
    api.signedIn(),
    api.signedIn({ role: 'manager' }),
    api.signedIn({ role: 'guest' }),
  ]);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface LotFacts extends Updateable<Lot> {
  day?: JapanDay;
  details?: string;
}

async function lotOf(kind: LotKind, { day = today, ...facts }: LotFacts = {}, photos = 3): Promise<number> {
  const { db } = database;
  const id = await newLot(db, { kind, day });
  if (Object.keys(facts).length > 0) await db.updateTable('lot').set(facts).where('id', '=', id).execute();
  const ids = await Promise.all(Array.from({ length: photos }, () => newPhoto(db)));
  await newAlbum(db, id, ids, photos > 0 ? await newPhoto(db) : undefined);
  return id;
}

const view = (user: TestUser, pageType: PageType, id: number | string) =>
  api.ask(user, { url: `${apiRoot}/${pageType}/view`, query: { id: String(id) } });

async function seen(user: TestUser, pageType: PageType, id: number) {
  const { status, body } = await view(user, pageType, id);
  expect(status).toBe(200);
  return body as Record<string, Record<string, unknown>> & { pageType: PageType };
}

const detailsOf = (details: LotDetails) => JSON.stringify(details);

describe('R36 the page type of a lot', () => {
  it.each([
    ['car', 'car-auction', 'stats'],
    ['bike', 'bikes', 'bike-stats'],
    ['machine', 'machinery', 'machinery-stats'],
  ] as const)(
    'a %s is found by %s and by %s: live today, in statistics from tomorrow',
    async (kind, live, statistics) => {
      const [now, past] = [await lotOf(kind), await lotOf(kind, { day: yesterday })];
      for (const pageType of [live, statistics]) {
        expect((await seen(client, pageType, now)).pageType).toBe(live);
        expect((await seen(client, pageType, past)).pageType).toBe(statistics);
      }
    },
  );

  it('a stock car is also found by the address of sold cars', async () => {
    const id = await lotOf('stock');
    for (const pageType of ['stock', 'stats'] as const)
      expect((await seen(client, pageType, id)).pageType).toBe('stock');
    expect((await view(client, 'car-auction', id)).status).toBe(404);
  });

  it('changes at midnight in Japan, and from then on two photos are shown', async () => {
    const id = await lotOf('car');
    const [noon, lastSecond] = [api.clock.now().getTime(), Date.parse('2026-11-18T14:59:59Z')];
    api.clock.moveBy(lastSecond - noon);
    expect((await seen(client, 'car-auction', id))['lotImages']).toMatchObject({ images: { length: 3 } });
    api.clock.moveBy(1000);
    const moved = await seen(client, 'car-auction', id);
    api.clock.moveBy(noon - lastSecond - 1000);
    expect(moved.pageType).toBe('stats');
    expect(moved['lotImages']).toMatchObject({ images: { length: 2 }, thumbnails: { length: 2 } });
    expect(moved['bidInfo']).toMatchObject({ auctionFinished: true, acceptBid: false });
  });

  it('needs the flag of its page type, by whichever address', async () => {
    const past = await lotOf('car', { day: yesterday });
    expect((await view(guest, 'car-auction', past)).status).toBe(404);
    expect((await view(guest, 'stats', past)).status).toBe(403);
    expect((await view(guest, 'car-auction', await lotOf('car'))).status).toBe(200);
  });

  it('is missing for lots of another kind and for unknown ids', async () => {
    const bike = await lotOf('bike');
    expect((await view(client, 'car-auction', bike)).status).toBe(404);
    expect((await view(client, 'stock', await lotOf('car'))).status).toBe(404);
    expect((await view(client, 'bikes', 999_999)).status).toBe(404);
    expect((await view(client, 'bikes', 'x')).status).toBe(422);
  });
});

describe('the content of the page', () => {
  it('of a car has exactly the parts of its kind', async () => {
    const details = detailsOf({ horsePower: 218, mileageNote: '走行不明', marks: [{ code: 'A1', x: 6, y: 50 }] });
    const facts = { engine_cc: 2487, trim_name: 'Z', drive: '4WD', steering: 'right', equipment: 'AC PS', details };
    const car = await seen(client, 'car-auction', await lotOf('car', facts));
    expect(Object.keys(car).toSorted()).toEqual([
      'bidInfo',
      'can',
      'carCommonDetail',
      'carInfo',
      'carSpecification',
      'lotImages',
      'lotInfo',
      'lotType',
      'mopDeail',
      'pageType',
      'sheet',
      'translateDetail',
      'translations',
      'ussCounter',
      'wishList',
    ]);
    expect(car['carSpecification']).toEqual({
      engineCC: 2487,
      grade: 'Z',
      color: '',
      transmission: '',
      drive: '4WD',
      horsePower: 218,
      equipment: 'AC PS',
      steering: 'right',
      mileageNote: '走行不明',
      mileagePhrases: [{ code: '走行不明', meaning: { en: 'Mileage unknown', ru: 'Пробег неизвестен' } }],
    });
    expect(car['sheet']).toMatchObject({ marks: [{ code: 'A1', x: 6, y: 50 }] });
    expect(car['lotType']).toBe('auction');
  });

  it('of a bike has its rates, their notes with photos, and its videos', async () => {
    const details = detailsOf({
      rateNotes: {
        engine: [
          { text: '始動良好', photo: 2 },
          { text: 'oil', photo: 9 },
        ],
      },
      notes: ['key: 1', 'ワンオーナー'],
      videos: ['https://videos.example/1.mp4', 'https://videos.example/2.mp4'],
    });
    const facts = { rate_engine: 6, rate_frame: null, serial: 'ZX25R-1', details };
    const bike = await seen(client, 'bikes', await lotOf('bike', facts));
    const { thumbnails } = bike['lotImages'] as { thumbnails: string[] };
    expect(bike['lotInfo']).toMatchObject({
      rateEngine: 6,
      rateFrame: null,
      rateNotes: {
        engine: [
          {
            text: '始動良好',
            image: thumbnails[1],
            phrases: [{ code: '始動良好', meaning: { ru: 'Заводится хорошо' } }],
          },
          { text: 'oil', image: null, phrases: [{ code: 'oil', meaning: null }] },
        ],
      },
      notes: ['key: 1', 'ワンオーナー'],
      notePhrases: [
        [{ code: 'key: 1', meaning: null }],
        [{ code: 'ワンオーナー', meaning: { en: 'One owner', ru: 'Один владелец' } }],
      ],
      videos: 'https://videos.example/1.mp4#https://videos.example/2.mp4',
    });
    const remarks = ['始動良好', 'oil', 'key: 1', 'ワンオーナー'].map((code) => ({ code }));
    expect(bike['sheet']).toMatchObject({ remarks });
    expect(bike['bikeInfo']).toMatchObject({ serial: 'ZX25R-1' });
    expect(Object.keys(bike)).not.toContain('carInfo');
  });

  it('of a bike without a sheet is decoded from the words of its inspector', async () => {
    const noted = await lotOf('bike', { details: detailsOf({ notes: ['書類有り'] }) }, 0);
    expect((await seen(client, 'bikes', noted))['sheet']).toMatchObject({
      remarks: [{ code: '書類有り', meaning: { en: 'Documents: present' } }],
    });
    expect((await seen(client, 'bikes', await lotOf('bike', {}, 0)))['sheet']).toBeNull();
  });

  it('of a machine has its description as text', async () => {
    const facts = { hours: 6120, serial: 'PC200-1', details: detailsOf({ description: { Bucket: '0.8 m³' } }) };
    const machine = await seen(client, 'machinery', await lotOf('machine', facts));
    expect(machine['mechSpecification']).toMatchObject({ description: '{"Bucket":"0.8 m³"}' });
    expect(machine['mechInfo']).toMatchObject({ hours: 6120, serial: 'PC200-1' });
  });

  it('of a stock car has its price and no deadlines', async () => {
    const stock = await seen(client, 'stock', await lotOf('stock', { start_price: 700_000, status: 4531 }));
    expect(stock['bidInfo']).toMatchObject({ soldPrice: 700_000, biddingDeadline: null, bidGroupShow: false });
    expect(stock['lotInfo']).toMatchObject({ expectedAt: null, auctionName: '' });
  });

  it('has no sheet if the lot has none', async () => {
    const bare = await seen(client, 'car-auction', await lotOf('car', {}, 0));
    expect(bare['sheet']).toBeNull();
    expect(bare['carCommonDetail']).toMatchObject({ auctionSheet: null });
  });

  it('reflects the flags of the reader, and lets managers edit the note', async () => {
    const id = await lotOf('car');
    const troublesome = await api.signedIn({ role: 'troublesome' });
    const of = async (user: TestUser) => {
      const { carCommonDetail, bidInfo, can } = await seen(user, 'car-auction', id);
      return [carCommonDetail, bidInfo, can].map((part) => part as Record<string, unknown>);
    };
    const [detail, bid, can] = await of(client);
    expect([detail!['allowDownloadPhotos'], detail!['commentEditable']]).toEqual([true, false]);
    expect([bid!['exportTypeShow'], bid!['exportTypeOptional'], bid!['bidAdjustmentPrice']]).toEqual([
      true,
      false,
      null,
    ]);
    expect(can).toEqual({
      share: true,
      seeSoldLots: true,
      askExtraPhotos: false,
      askProductionMonth: true,
      reloadPhotos: false,
    });
    expect((await of(manager))[0]).toMatchObject({ commentEditable: true });
    expect((await of(troublesome))[0]).toMatchObject({ allowDownloadPhotos: false });
    expect((await of(troublesome))[2]).toMatchObject({ share: false });
    expect((await of(guest))[2]).toMatchObject({ share: false, seeSoldLots: false });
    expect((await of(manager))[2]).toMatchObject({ reloadPhotos: true });
  });
});

async function closeSession(lotId: number, change: Updateable<AuctionSession>): Promise<void> {
  await database.db
    .updateTable('auction_session')
    .set(change)
    .where('id', '=', await sessionOf(lotId))
    .execute();
}

async function sessionOf(lotId: number): Promise<number | null> {
  const lot = database.db.selectFrom('lot').select('session_id').where('id', '=', lotId);
  return (await lot.executeTakeFirstOrThrow()).session_id;
}

describe('R42 the deadlines of a lot', () => {
  it('come from its session, and close bidding for readers they apply to', async () => {
    const id = await lotOf('car');
    await closeSession(id, { bidding_closes_minutes: 30, cancelling_closes_minutes: 90 });
    const bidOf = async (user: TestUser) => (await seen(user, 'car-auction', id))['bidInfo'];
    expect(await bidOf(client)).toMatchObject({
      biddingDeadline: '2026-11-18T00:30:00.000Z',
      cancelDeadline: '2026-11-17T23:30:00.000Z',
      cancelDeadlineHour: 1.5,
      acceptBid: false,
    });
    expect(await bidOf(manager)).toMatchObject({ acceptBid: true });
    const early = Date.parse('2026-11-18T00:29:59Z') - api.clock.now().getTime();
    api.clock.moveBy(early);
    const before = await bidOf(client);
    api.clock.moveBy(-early);
    expect(before).toMatchObject({ acceptBid: true });
  });

  it('R57: show staff when their warning starts, and clients nothing', async () => {
    const id = await lotOf('car');
    await closeSession(id, { last_hour_minutes: 45 });
    const bidOf = async (user: TestUser) => (await seen(user, 'car-auction', id))['bidInfo'];
    expect(await bidOf(manager)).toMatchObject({
      sessionStart: '2026-11-18T01:00:00.000Z',
      warnsFrom: '2026-11-18T00:15:00.000Z',
    });
    expect(await bidOf(client)).toMatchObject({ warnsFrom: null });
  });

  it('the expected time is as late as the last lot of the lane was', async () => {
    const id = await lotOf('car', { runs_at: new Date('2026-11-18T01:20:00Z'), lane: 1 });
    const sessionId = await sessionOf(id);
    const neighbour = (lane: number, minute: string, late: string) =>
      lotOf('car', {
        session_id: sessionId,
        lane,
        runs_at: new Date(`2026-11-18T01:${minute}:00Z`),
        ended_at: new Date(`2026-11-18T01:${late}:00Z`),
        status: lotStatusCodes.sold,
      });
    await neighbour(1, '05', '06');
    await neighbour(1, '10', '14');
    await neighbour(2, '15', '19');
    expect((await seen(client, 'car-auction', id))['lotInfo']).toMatchObject({
      expectedAt: '2026-11-18T01:24:00.000Z',
    });
  });
});

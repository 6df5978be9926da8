import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { apiRoot } from '@seri/contract/headers';
import type { ExtraPhotos } from '@seri/contract/services/extra-photos.schema';
import { hour } from '@seri/domain/time/japan-time';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { newAlbum, newLot, newPhoto, type NewLot } from '@seri/api/testkit/factories';
import { startTestWorker } from '@seri/api/testkit/test-worker';
import { afterEach, afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Jobs } from '../../../platform/jobs/runner.ts';
import { extraPhotosJob } from './extra-asking.ts';
import { extraPhotosHandlers } from './extra-photos.jobs.ts';
import type { PhotoProvider } from './photo-provider.ts';

const [today, tomorrow] = ['2026-11-18', '2026-11-19'] as const;
const program = fileURLToPath(import.meta.resolve('@seri/api/testkit/worker-to-kill.child'));
let database: TestDatabase;
let api: TestApi;
let worker: Jobs | undefined;
/** How often the provider was asked. */
let asked: number;
let answer: () => Promise<readonly string[]>;
let pictures = 0;

const provider: PhotoProvider = {
  findPhotos: () => {
    asked += 1;
    return answer();
  },
};
const fresh = async () => {
  pictures += 1;
  return [`drawn:car/sedan/side/0000${10 + (pictures % 90)}`, `drawn:car/sedan/rear/0000${10 + (pictures % 90)}`];
};

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
});

beforeEach(async () => {
  asked = 0;
  answer = fresh;
  worker = await work();
});

afterEach(async () => {
  await worker?.stop();
  await database.pool.query('delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const work = () => startTestWorker(database, extraPhotosHandlers(api.platform, provider));

async function newUssLot(options: Partial<NewLot> = {}): Promise<number> {
  const lotId = await newLot(database.db, { day: today, ...options });
  await database.db.updateTable('lot').set({ has_more_photos: true }).where('id', '=', lotId).execute();
  return lotId;
}

async function clientWith(limit: number): Promise<TestUser> {
  const user = await api.signedIn();
  const account = database.db.updateTable('account').set({ daily_uss_limit: limit });
  await account.where('id', '=', user.accountId).execute();
  return user;
}

const ask = (user: TestUser, lotId: number, server = api) =>
  server.ask<ExtraPhotos & { code?: string }>(user, {
    url: `${apiRoot}/car-auction/uss-images?carId=${lotId}&lotNo=1&auctionName=USS`,
    headers: { 'sec-fetch-site': 'same-origin' },
  });

const limitOf = async (user: TestUser, lotId: number) => {
  const url = `${apiRoot}/car-auction/view?id=${lotId}`;
  const { body } = await api.ask<{ ussCounter: { ussLimit: number | null } }>(user, { url });
  return body.ussCounter.ussLimit;
};

const placesOf = async (lotId: number) =>
  database.db.selectFrom('extra_photo_place').select('until').where('lot_id', '=', lotId).execute();

describe('R84 extra photos', () => {
  it('join the album, tell open pages, and cost one place', async () => {
    const [user, lotId] = [await clientWith(3), await newUssLot()];
    const first = await newPhoto(database.db, { address: 'drawn:car/kei/front/123456' });
    await newAlbum(database.db, lotId, [first], await newPhoto(database.db));
    const { status, body } = await ask(user, lotId);
    expect([status, body.later, body.auctionLotDetail.carCommonDetail]).toEqual([
      200,
      false,
      { isUss: true, ussLimit: 2 },
    ]);
    const { images, auctionSheet, id } = body.auctionLotDetail.carInfo;
    expect([id, images.length, auctionSheet]).toEqual([lotId, 2, expect.stringContaining(`/lots/${lotId}/photos/`)]);
    const view = await api.ask<{ lotImages: { images: string[] }; can: object }>(user, {
      url: `${apiRoot}/car-auction/view?id=${lotId}`,
    });
    expect(view.body.lotImages.images).toEqual([expect.stringContaining(`/${first}/`), ...images]);
    expect(view.body.can).toMatchObject({ askExtraPhotos: false });
    const [, extra = ''] = view.body.lotImages.images;
    expect((await api.app.inject({ url: extra, cookies: user.cookies })).statusCode).toBe(200);
    const told = database.db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'lot.pictured');
    expect(await told.execute()).toContainEqual({ audience: 'lots:car', data: { lotId } });
  });

  it('that are kept are free and answered at once', async () => {
    const lotId = await newUssLot();
    const first = await ask(await clientWith(1), lotId);
    const spent = await clientWith(1);
    await ask(spent, await newUssLot());
    asked = 0;
    const again = await ask(spent, lotId);
    expect(again.body.auctionLotDetail.carInfo.images).toEqual(first.body.auctionLotDetail.carInfo.images);
    expect([again.status, again.body.auctionLotDetail.carCommonDetail.ussLimit, asked]).toEqual([200, 0, 0]);
  });

  it('are limited per day: of 200 requests at once as many are taken as are left', { timeout: 60_000 }, async () => {
    const user = await clientWith(3);
    const lots: number[] = [];
    while (lots.length < 200) lots.push(await newUssLot());
    // Two servers: within one, the requests of an account queue before they reach its lock.
    const other = await openTestApi(database);
    const answers = await Promise.all(lots.map((lotId, index) => ask(user, lotId, index % 2 ? other : api)));
    await other.close();
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status, body }) => status === 409 && body.code === 'IMAGE_LIMIT');
    expect([taken.length, refused.length, asked]).toEqual([3, 197, 3]);
  });

  it('are asked for once for all who wait, and each pays one place', { timeout: 60_000 }, async () => {
    const lotId = await newUssLot();
    const users = await Promise.all(Array.from({ length: 40 }, () => clientWith(2)));
    const release = Promise.withResolvers<readonly string[]>();
    answer = () => release.promise;
    const answers = Promise.all(users.map((user) => ask(user, lotId)));
    await eventually(async () => expect(await placesOf(lotId)).toHaveLength(users.length));
    release.resolve(await fresh());
    const seen = (await answers).map(({ status, body }) => [status, body.auctionLotDetail.carCommonDetail.ussLimit]);
    expect(seen).toEqual(users.map(() => [200, 1]));
    expect(asked).toBe(1);
  });

  it('of one lot cost one place, however often the same account asks', async () => {
    const [user, lotId] = [await clientWith(1), await newUssLot()];
    const answers = await Promise.all([ask(user, lotId), ask(user, lotId), ask(user, lotId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked).toBe(1);
  });

  it('that fail or are none give the place back', async () => {
    const user = await clientWith(1);
    const [failing, empty, good] = [await newUssLot(), await newUssLot(), await newUssLot()];
    answer = () => Promise.reject(new Error('down'));
    expect(await ask(user, failing)).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED' } });
    answer = async () => [];
    expect(await ask(user, empty)).toMatchObject({
      status: 200,
      body: { later: false, auctionLotDetail: { carCommonDetail: { ussLimit: 1 }, carInfo: { images: [] } } },
    });
    answer = fresh;
    expect(await ask(user, good)).toMatchObject({ status: 200 });
    expect(await limitOf(user, good)).toBe(0);
  });

  it('begin anew at midnight in Japan', async () => {
    const user = await clientWith(1);
    const [one, other] = [await newUssLot({ day: tomorrow }), await newUssLot({ day: tomorrow })];
    expect(await ask(user, one)).toMatchObject({ status: 200 });
    api.clock.moveBy(12 * hour - 1);
    expect(await ask(user, other)).toMatchObject({ status: 409 });
    api.clock.moveBy(1);
    expect(await ask(user, other)).toMatchObject({ status: 200 });
    api.clock.moveBy(-12 * hour);
  });

  it.each([
    ['the flag', { ussLimitCheck: false }, 1],
    ['a limit', {}, 0],
  ])('have no limit without %s', async (_what, overrides, limit) => {
    const user = await api.signedIn({ overrides });
    await database.db.updateTable('account').set({ daily_uss_limit: limit }).where('id', '=', user.accountId).execute();
    for (const lotId of [await newUssLot(), await newUssLot()])
      expect(await ask(user, lotId)).toMatchObject({
        status: 200,
        body: { auctionLotDetail: { carCommonDetail: { ussLimit: null } } },
      });
  });

  it('are missing of a lot that has none, is over, or is of another kind', async () => {
    const user = await api.signedIn();
    const lots = [
      await newLot(database.db, { day: today }),
      await newUssLot({ day: '2026-11-17' }),
      await newUssLot({ kind: 'bike' }),
      999_999_999,
    ];
    const answers = await Promise.all(lots.map((lotId) => ask(user, lotId)));
    expect([answers.map(({ status }) => status), asked]).toEqual([[404, 404, 404, 404], 0]);
  });
});

/** The job of the question is taken, and its worker dies. */
async function askAndKill(user: TestUser, lotId: number) {
  await worker?.stop();
  worker = undefined;
  const child = spawn(process.execPath, [program, database.url, extraPhotosJob.name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered = ask(user, lotId);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { answered };
}

describe('R84 a worker that is killed while it asks', () => {
  it('leaves the question to the next one', { timeout: 60_000 }, async () => {
    const [user, lotId] = [await clientWith(1), await newUssLot()];
    const { answered } = await askAndKill(user, lotId);
    worker = await work();
    expect(await answered).toMatchObject({ status: 200 });
    expect([asked, await limitOf(user, lotId)]).toEqual([1, 0]);
  });

  it('gives the place back if there is no next one', { timeout: 60_000 }, async () => {
    const [user, lotId] = [await clientWith(1), await newUssLot()];
    const { answered } = await askAndKill(user, lotId);
    expect(await limitOf(user, lotId)).toBe(0);
    await database.pool.query(`update asking set until = app_now() - interval '1 second'`);
    await database.pool.query(`update extra_photo_place set until = app_now() - interval '1 second'`);
    expect(await answered).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED' } });
    expect(await limitOf(user, lotId)).toBe(1);
    worker = await work();
    expect(await ask(user, lotId)).toMatchObject({ status: 200 });
  });
});

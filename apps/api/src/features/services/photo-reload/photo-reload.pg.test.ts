import { apiRoot } from '@seri/contract/headers';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { OutsideError } from '../../../platform/outside/get-outside.ts';
import { fetchAlbum, putAlbum } from '../../stock/photos/reload-album.command.ts';
import { photoReloadHandlers } from './photo-reload.jobs.ts';

const today = '2026-11-18';
let database: TestDatabase;
let api: TestApi;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database, undefined, { PHOTO_HOSTS: 'photos.example' });
  manager = await api.signedIn({ role: 'manager' });
});

beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(() => database.db.deleteFrom('asking').execute());

const ask = (user: TestUser | null, carId: number) =>
  api.ask(user, { method: 'POST', url: `${apiRoot}/car-auction/reload-images`, payload: { carId } });

const albumOf = (lotId: number) =>
  database.db.selectFrom('album').select(['photo_ids', 'sheet_id']).where('lot_id', '=', lotId).executeTakeFirst();

/** How often pages with the lot were told. */
const toldOf = async (lotId: number) => {
  const told = await database.db.selectFrom('outbox').select('data').where('name', '=', 'lot.pictured').execute();
  return told.filter(({ data }) => (data as { lotId: number }).lotId === lotId).length;
};

async function addressesOf(lotId: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ address: string }>(
    `select address from album, unnest(photo_ids) with ordinality as placed (id, place)
     join photo using (id) where lot_id = $1 order by place`,
    [lotId],
  );
  return rows.map(({ address }) => address);
}

describe('R85 a reload', () => {
  const may: Readonly<Record<RoleName, number>> = {
    manager: 200,
    vip: 403,
    client: 403,
    troublesome: 403,
    dealer: 403,
    restricted: 403,
    guest: 403,
    disabled: 401,
  };

  it('names every role', () => expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted()));

  it.each(Object.entries(may) as [RoleName, number][])('asked by a %s gives %i', async (role, status) => {
    const lotId = await newLot(database.db, { day: today });
    expect(await ask(await api.signedIn({ role }), lotId)).toMatchObject({ status });
  });

  it('is logged each time, and run once at a time for a lot', async () => {
    const lotId = await newLot(database.db, { day: today });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(manager, lotId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const asked = { listed: 0 };
    const listPhotos = async () => {
      asked.listed += 1;
      return null;
    };
    await runJobs(database, photoReloadHandlers(api.platform, { listPhotos }));
    expect(asked.listed).toBe(1);
    const logged = database.db.selectFrom('action_log').select('account_id').where('subject', '=', `lot:${lotId}`);
    expect(await logged.execute()).toEqual(Array.from({ length: 10 }, () => ({ account_id: manager.accountId })));
    await ask(manager, lotId);
    await runJobs(database, photoReloadHandlers(api.platform, { listPhotos }));
    expect(asked.listed).toBe(2);
  });

  it('of a lot that is not seen or missing is refused as missing', async () => {
    const blind = await api.signedIn({ role: 'manager', overrides: { bikeView: false } });
    expect(await ask(blind, await newLot(database.db, { day: today, kind: 'bike' }))).toMatchObject({ status: 404 });
    expect(await ask(manager, 999_999_999)).toMatchObject({ status: 404 });
  });

  it('gives the album the pictures that its provider lists, and tells open pages once', async () => {
    const lotId = await newLot(database.db, { day: today });
    const first = await newPhoto(database.db, { address: 'drawn:car/kei/front/00ff00' });
    await newAlbum(database.db, lotId, [first]);
    const listed = ['drawn:car/kei/front/00ff00', 'drawn:car/kei/side/00ff00'];
    const handlers = photoReloadHandlers(api.platform, { listPhotos: async () => listed });
    const reloadOnce = async () => {
      await ask(manager, lotId);
      await runJobs(database, handlers);
    };
    await reloadOnce();
    await reloadOnce();
    expect(await addressesOf(lotId)).toEqual(listed);
    expect((await albumOf(lotId))?.photo_ids.map(Number)[0]).toBe(first);
    expect(await toldOf(lotId)).toBe(1);
  });
});

const paint = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

async function reload(lotId: number, colors: Readonly<Record<string, string>>): Promise<void> {
  const { signal } = new AbortController();
  const album = await fetchAlbum(api.platform, lotId, null, signal, async ({ address }) => {
    const color = colors[address];
    if (!color) throw new OutsideError('Its host answered 404.', true);
    return paint(color);
  });
  if (album) await inTransaction(database.db, (tx) => putAlbum(tx, lotId, album));
}

describe('R85 pictures that are fetched again', () => {
  it('keep their ids unless they have changed, and then get new ones, because browsers keep a picture for ever', async () => {
    const lotId = await newLot(database.db, { day: today });
    const [one, other] = ['https://photos.example/a.jpg', 'https://photos.example/b.jpg'];
    const ids = [await newPhoto(database.db, { address: one }), await newPhoto(database.db, { address: other })];
    await newAlbum(database.db, lotId, ids);
    await reload(lotId, { [one]: '#a00', [other]: '#0a0' });
    expect((await albumOf(lotId))?.photo_ids.map(Number)).toEqual(ids);
    expect(await toldOf(lotId)).toBe(1);
    await reload(lotId, { [one]: '#a00', [other]: '#0a0' });
    expect(await toldOf(lotId)).toBe(1);
    await reload(lotId, { [one]: '#a00', [other]: '#00a' });
    const [kept, changed] = (await albumOf(lotId))?.photo_ids.map(Number) ?? [];
    expect(kept).toBe(ids[0]);
    expect(ids).not.toContain(changed);
    expect(await addressesOf(lotId)).toEqual([one, expect.stringMatching(/^https:\/\/photos\.example\/b\.jpg#photos/)]);
    expect(await toldOf(lotId)).toBe(2);
  });

  it('that cannot be had stay as they are', async () => {
    const lotId = await newLot(database.db, { day: today });
    const gone = await newPhoto(database.db, { address: 'https://photos.example/gone.jpg', blobKey: 'photos/kept' });
    await newAlbum(database.db, lotId, [gone]);
    await reload(lotId, {});
    expect((await albumOf(lotId))?.photo_ids.map(Number)).toEqual([gone]);
    expect(await toldOf(lotId)).toBe(0);
  });
});

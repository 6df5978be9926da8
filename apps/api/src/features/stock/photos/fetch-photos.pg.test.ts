import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newPhoto } from '@seri/api/testkit/factories';
import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { OutsideError } from '../../../platform/outside/get-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fetchPhotos } from './fetch-photos.ts';
import type { Get } from './keep-photo.ts';
import { fetchPhotosJob, wantPhotos } from './photos.command.ts';

let database: TestDatabase;
let api: TestApi;
const { signal } = new AbortController();

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
});

beforeEach(async () => {
  await database.db.deleteFrom('photo').execute();
  await database.pool.query('delete from graphile_worker._private_jobs');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const picture = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a30' } });

function fetchFrom(get: Get, photoHosts: readonly string[] = ['photos.example']): Promise<void> {
  const platform: Platform = { ...api.platform, settings: { ...api.platform.settings, photoHosts } };
  return fetchPhotos(platform, signal, get);
}

const giving =
  (bytes: Promise<Buffer>): Get =>
  () =>
    bytes;
const refusing =
  (message: string, isFinal: boolean): Get =>
  () =>
    Promise.reject(new OutsideError(message, isFinal));

function readState(id: number) {
  return database.db
    .selectFrom('photo')
    .select(['state', 'failure', 'tries', 'blob_key'])
    .select(sql<number>`extract(epoch from try_at - app_now())::int / 60`.as('minutes'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function readQueued(): Promise<number> {
  const { rows } = await database.pool.query<{ queued: number }>(
    'select count(*)::int as queued from graphile_worker.jobs where task_identifier = $1',
    [fetchPhotosJob.name],
  );
  return rows[0]!.queued;
}

const makeDue = () =>
  database.db
    .updateTable('photo')
    .set({ try_at: sql`app_now()` })
    .execute();

describe('R32 a waiting photo', () => {
  it.each([
    [
      'JPEG',
      () =>
        picture()
          .withExif({ IFD0: { Copyright: 'a secret' } })
          .jpeg(),
    ],
    ['PNG', () => picture().png()],
    ['WebP', () => picture().webp()],
    ['AVIF', () => picture().avif({ effort: 0 })],
  ])('is fetched once, from %s, and stored re-encoded in every width and format', async (_format, draw) => {
    const id = await newPhoto(database.db);
    await fetchFrom(giving(draw().toBuffer()));
    const { state, blob_key: key, failure } = await readState(id);
    expect([state, failure, key]).toEqual(['kept', null, expect.stringMatching(/^photos\/[0-9a-f]{32}$/)]);
    const { blobs } = api.platform;
    const stored = await sharp((await blobs.get(key!))!).metadata();
    expect([stored.format, stored.exif]).toEqual(['webp', undefined]);
    for (const width of [120, 200, 480, 1280]) {
      for (const format of ['avif', 'webp']) expect(await blobs.has(`thumbnails/${width}/${key}.${format}`)).toBe(true);
    }
    await makeDue();
    await fetchFrom(() => Promise.reject(new Error('asked again')));
  });

  it('is rotated by its EXIF orientation', async () => {
    const id = await newPhoto(database.db);
    await fetchFrom(giving(picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()));
    const { blob_key: key } = await readState(id);
    const stored = await sharp((await api.platform.blobs.get(key!))!).metadata();
    expect([stored.width, stored.height]).toEqual([480, 640]);
  });

  it('is stored no larger than screens show', async () => {
    const id = await newPhoto(database.db);
    await fetchFrom(giving(picture(3000, 30).png().toBuffer()));
    const { blob_key: key } = await readState(id);
    expect(await sharp((await api.platform.blobs.get(key!))!).metadata()).toMatchObject({ width: 2560 });
  });

  it('is never fetched twice by concurrent workers', { timeout: 30_000 }, async () => {
    await Promise.all(Array.from({ length: 20 }, () => newPhoto(database.db)));
    const fetched: string[] = [];
    const get: Get = async ({ address }) => {
      fetched.push(address);
      return picture(8, 6).png().toBuffer();
    };
    await Promise.all([fetchFrom(get), fetchFrom(get), fetchFrom(get)]);
    expect(fetched).toHaveLength(20);
    expect(new Set(fetched).size).toBe(20);
  });

  it('is left alone while a worker has its lease, and is due again after it', async () => {
    const id = await newPhoto(database.db);
    await fetchFrom(async () => {
      expect(await readState(id)).toMatchObject({ state: 'waiting', tries: 1, minutes: 5 });
      await fetchFrom(() => Promise.reject(new Error('not its turn')));
      await makeDue();
      await fetchFrom(giving(picture().png().toBuffer()));
      expect(await readState(id)).toMatchObject({ state: 'kept', tries: 2 });
      throw new OutsideError('Its host answered 503.');
    });
    expect(await readState(id)).toMatchObject({ state: 'kept', failure: null });
  });

  it('is never given up for failures of our own', async () => {
    const id = await newPhoto(database.db);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await expect(fetchFrom(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
      expect(await readState(id)).toMatchObject({ state: 'waiting', tries: 0, minutes: 5 });
      await makeDue();
    }
  });

  it('is given up if it crashes its worker each time', async () => {
    const id = await newPhoto(database.db);
    await database.db.updateTable('photo').set({ tries: 5 }).where('id', '=', id).execute();
    await fetchFrom(() => Promise.reject(new Error('asked')));
    expect(await readState(id)).toMatchObject({ state: 'failed' });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => picture(9, 9).gif().toBuffer()],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a photo', async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 900)],
    ['a photo larger than memory', () => picture(8_000, 7_000).png().toBuffer()],
  ])('fails at once if it is %s', async (_description, make) => {
    const id = await newPhoto(database.db);
    await fetchFrom(giving(Promise.resolve(make())));
    expect(await readState(id)).toMatchObject({
      state: 'failed',
      tries: 1,
      failure: expect.stringContaining('no whole photo'),
    });
  });

  it('fails at once if it no longer exists', async () => {
    const id = await newPhoto(database.db);
    await fetchFrom(refusing('Its host answered 404.', true));
    expect(await readState(id)).toMatchObject({ state: 'failed', tries: 1, failure: 'Its host answered 404.' });
  });

  it('is tried five times over hours, then no more', async () => {
    const id = await newPhoto(database.db);
    const pauses: number[] = [];
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await fetchFrom(refusing('Its host answered 503.', false));
      const { state, minutes } = await readState(id);
      expect(state).toBe('waiting');
      pauses.push(minutes);
      await makeDue();
    }
    expect(pauses).toEqual([5, 20, 80, 320]);
    await fetchFrom(refusing('Its host answered 503.', false));
    expect(await readState(id)).toMatchObject({ state: 'failed', tries: 5, failure: 'Its host answered 503.' });
  });

  it.each([[[]], [['other.example', '*.photos.example']]])(
    'stays waiting, with the reason, while the listed hosts are %j',
    async (hosts) => {
      const id = await newPhoto(database.db);
      await fetchFrom(() => Promise.reject(new Error('asked')), hosts);
      const stays = { state: 'waiting', tries: 0, failure: 'Its host is not one of PHOTO_HOSTS.', minutes: 60 };
      expect(await readState(id)).toMatchObject(stays);
      await makeDue();
      await fetchFrom(giving(picture().png().toBuffer()), ['*.example']);
      expect(await readState(id)).toMatchObject({ state: 'kept', failure: null });
    },
  );
});

describe('the job', () => {
  it('is enqueued once, however often photos arrive', async () => {
    await inTransaction(database.db, wantPhotos);
    await inTransaction(database.db, wantPhotos);
    expect(await readQueued()).toBe(1);
  });

  it('is enqueued again while photos are due, not for photos that are due later', async () => {
    await Promise.all(Array.from({ length: 9 }, () => newPhoto(database.db)));
    await fetchFrom(refusing('Its host answered 503.', false));
    expect(await readQueued()).toBe(1);
    await database.pool.query('delete from graphile_worker._private_jobs');
    await fetchFrom(refusing('Its host answered 503.', false));
    expect(await readQueued()).toBe(0);
  });
});

import { apiRoot, cookies } from '@seri/contract/headers';
import { photoAddress } from '@seri/contract/stock/photo';
import { type LotHome, type LotKind, lotKinds, viewFlag } from '@seri/domain/lots/lot-kinds';
import { flags } from '@seri/domain/people/permissions';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { plainStudio } from '@seri/api/testkit/plain-studio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPhoto } from './photo.read.ts';
import { openPhotos } from './photos.ts';
import type { DrawPicture } from './photos.tasks.ts';

const today = '2026-11-18';
const yesterday = '2026-11-17';
const days = { live: today, statistics: yesterday } as const;
const storedKey = 'photos/kept';
let database: TestDatabase;
let api: TestApi;
let client: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  client = await api.signedIn();
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#a30' } });
  await api.platform.blobs.put(storedKey, await picture.webp().toBuffer());
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const storedPhoto = () => newPhoto(database.db, { blobKey: storedKey });

interface Place {
  kind?: LotKind;
  home?: LotHome;
}

async function lotWith(photos: readonly Promise<number>[], { kind = 'car', home = 'live' }: Place = {}) {
  const lotId = await newLot(database.db, { day: days[home], kind });
  const [photoIds, sheetId] = [await Promise.all(photos), await storedPhoto()];
  await newAlbum(database.db, lotId, photoIds, sheetId);
  return { lotId, photoIds, sheetId };
}

function show(lotId: number, photoId: number, user: TestUser | null = client, accept = 'image/avif,image/webp,*/*') {
  return api.app.inject({
    url: photoAddress(lotId, photoId, 480),
    headers: { accept },
    cookies: user?.cookies ?? {},
  });
}

const statusesOf = async (lotId: number, ids: readonly number[], user?: TestUser) =>
  (await Promise.all(ids.map((id) => show(lotId, id, user)))).map(({ statusCode }) => statusCode);

describe('R33 a photo', () => {
  const places = lotKinds.flatMap((kind) => (['live', 'statistics'] as const).map((home) => ({ kind, home })));

  it.each(places)('of a $kind ($home) is visible only with its flag', async ({ kind, home }) => {
    const { lotId, photoIds, sheetId } = await lotWith([storedPhoto()], { kind, home });
    // A stock car is always live: its day does not matter.
    const flag = viewFlag(kind, kind === 'stock' ? 'live' : home);
    const all = Object.fromEntries(flags.map((each) => [each, true]));
    const none = Object.fromEntries(flags.map((each) => [each, false]));
    const without = await api.signedIn({ overrides: { ...all, [flag]: false } });
    const only = await api.signedIn({ overrides: { ...none, [flag]: true } });
    expect(await statusesOf(lotId, [...photoIds, sheetId], without)).toEqual([404, 404]);
    expect(await statusesOf(lotId, [...photoIds, sheetId], only)).toEqual([200, 200]);
  });

  it('is served only as a photo of its own lot', async () => {
    const [one, other] = [await lotWith([storedPhoto()]), await lotWith([storedPhoto()])];
    expect(await statusesOf(one.lotId, [...other.photoIds, other.sheetId])).toEqual([404, 404]);
    expect(await statusesOf(999_999_999, one.photoIds)).toEqual([404]);
  });

  it('in statistics is visible if it is one of the first two or the sheet', async () => {
    const { lotId, photoIds, sheetId } = await lotWith([storedPhoto(), storedPhoto(), storedPhoto()], {
      home: 'statistics',
    });
    expect(await statusesOf(lotId, [...photoIds, sheetId])).toEqual([200, 200, 404, 200]);
    const live = await lotWith([storedPhoto(), storedPhoto(), storedPhoto()]);
    expect(await statusesOf(live.lotId, live.photoIds)).toEqual([200, 200, 200]);
  });

  it('is refused without a sign-in', async () => {
    const { lotId, photoIds } = await lotWith([storedPhoto()]);
    expect((await show(lotId, photoIds[0]!, null)).statusCode).toBe(401);
  });

  it('that is waiting, lost or impossible to draw answers as missing and is not cached', async () => {
    const { lotId, photoIds } = await lotWith([
      newPhoto(database.db),
      newPhoto(database.db, { address: 'drawn:car/submarine/front/b33030' }),
      newPhoto(database.db, { blobKey: 'photos/lost' }),
    ]);
    expect(await statusesOf(lotId, photoIds)).toEqual([404, 404, 404]);
    expect((await show(lotId, photoIds[0]!)).headers['cache-control']).toBe('no-store');
  });
});

describe('a photo is served', () => {
  it('as AVIF if accepted, otherwise as WebP, and cached forever', async () => {
    const { lotId, photoIds } = await lotWith([storedPhoto()]);
    for (const [accept, format, type] of [
      ['image/avif,image/webp,*/*', 'heif', 'image/avif'],
      ['image/webp,*/*', 'webp', 'image/webp'],
      ['*/*', 'webp', 'image/webp'],
    ] as const) {
      const { headers, rawPayload } = await show(lotId, photoIds[0]!, client, accept);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
        vary: expect.stringMatching(/\bAccept\b/),
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 480, height: 360 });
    }
  });

  it('never enlarged', async () => {
    const { lotId, photoIds } = await lotWith([storedPhoto()]);
    const url = photoAddress(lotId, photoIds[0]!, 1280);
    const { rawPayload } = await api.app.inject({ url, cookies: client.cookies });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 800 });
  });

  it('only in known widths', async () => {
    const { lotId, photoIds } = await lotWith([storedPhoto()]);
    const url = `${apiRoot}/lots/${lotId}/photos/${photoIds[0]!}/481`;
    expect((await api.app.inject({ url, cookies: client.cookies })).statusCode).toBe(422);
  });

  it('as a drawing, of a vehicle and of its sheet', { timeout: 20_000 }, async () => {
    const lotId = await newLot(database.db, { day: today });
    const car = await newPhoto(database.db, { address: 'drawn:car/sedan/front/b33030' });
    const sheet = await newPhoto(database.db, { address: 'drawn:sheet/1' });
    await newAlbum(database.db, lotId, [car], sheet);
    expect(await sharp((await show(lotId, car)).rawPayload).metadata()).toMatchObject({ width: 480, height: 360 });
    expect(await sharp((await show(lotId, sheet)).rawPayload).metadata()).toMatchObject({ width: 480 });
  });
});

async function drawnPhotos(name: string, many: number) {
  const addresses = Array.from({ length: many }, (_, index) => `drawn:${name}/${index}`);
  const { lotId, photoIds } = await lotWith(addresses.map((address) => newPhoto(database.db, { address })));
  return Promise.all(photoIds.map(async (id) => (await readPhoto(database.db, lotId, id))!));
}

const photosDrawn = (draw: DrawPicture) => openPhotos({ ...api.platform, studio: plainStudio(draw) });

describe('a photo is made', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');

  it('once for each width and format, under concurrent and later requests', async () => {
    const drawn: string[] = [];
    const photos = photosDrawn(async (address) => {
      drawn.push(address);
      return drawing;
    });
    const [photo] = await drawnPhotos('once', 1);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => photos(photo!, 120, 'webp')));
    expect(others).toEqual([first, first, first, first]);
    expect(await photos(photo!, 120, 'webp')).toEqual(first);
    expect(drawn).toHaveLength(1);
    await Promise.all([photos(photo!, 120, 'avif'), photos(photo!, 480, 'webp')]);
    expect(drawn).toHaveLength(3);
  });

  it('separately for each source, because two sources may use one address for different lots', async () => {
    const drawn: string[] = [];
    const photos = photosDrawn(async (address) => {
      drawn.push(address);
      return drawing;
    });
    const [photo] = await drawnPhotos('sources', 1);
    await photos(photo!, 120, 'webp');
    await photos({ ...photo!, sourceId: photo!.sourceId + 1 }, 120, 'webp');
    expect(drawn).toHaveLength(2);
  });

  it('two at a time', async () => {
    const begun: (() => void)[] = [];
    const photos = photosDrawn(() => {
      const { promise, resolve } = Promise.withResolvers<Uint8Array>();
      begun.push(() => resolve(drawing));
      return promise;
    });
    const drawn = await drawnPhotos('turns', 4);
    const made = Promise.all(drawn.map((photo) => photos(photo, 120, 'webp')));
    for (let last = 2; last <= 4; last += 1) {
      await expect.poll(() => begun.length).toBe(last);
      begun[last - 2]!();
    }
    begun[3]!();
    expect(await made).toHaveLength(4);
  });

  it('again by the next request after a failure', async () => {
    const answers = [() => Promise.reject(new Error('out of paint')), async () => drawing];
    const photos = photosDrawn(() => answers.shift()!());
    const [photo] = await drawnPhotos('failing', 1);
    await expect(photos(photo!, 120, 'webp')).rejects.toThrow('out of paint');
    expect(await photos(photo!, 120, 'webp')).not.toBeNull();
  });

  it('not at all once the visitor who waits in the queue has left', async () => {
    const addresses = ['first', 'second', 'third', 'fourth'].map((name) => `drawn:queue/${name}`);
    const { lotId, photoIds } = await lotWith(addresses.map((address) => newPhoto(database.db, { address })));
    const wanted = photoIds.map((id) => photoAddress(lotId, id, 120));
    const begun: unknown[] = [];
    const gate = Promise.withResolvers<Uint8Array>();
    vi.spyOn(api.platform.studio, 'make').mockImplementation((_task, [source]) => {
      begun.push((source as { address: string }).address);
      return gate.promise;
    });
    const looked = vi.spyOn(api.platform.blobs, 'get');
    const error = vi.spyOn(api.platform.log, 'error');
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const left = Promise.withResolvers<void>();
    api.app.server.on('request', ({ url: asked }, response) => {
      if (asked === wanted[2]) response.on('close', left.resolve);
    });
    const headers = { cookie: `${cookies.access}=${client.cookies[cookies.access]}` };
    const ask = (index: number, signal: AbortSignal | null = null) => fetch(url + wanted[index]!, { headers, signal });

    const held = [ask(0), ask(1)];
    await expect.poll(() => begun.length).toBe(2);
    const leaving = new AbortController();
    const third = ask(2, leaving.signal).catch((reason: Error) => reason.name);
    await expect.poll(() => looked.mock.calls.length).toBe(3);
    const fourth = ask(3);
    await expect.poll(() => looked.mock.calls.length).toBe(4);
    leaving.abort();
    expect(await third).toBe('AbortError');
    await left.promise;
    gate.resolve(drawing);
    expect((await Promise.all([...held, fourth])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(begun)).toEqual(new Set([addresses[0], addresses[1], addresses[3]]));
    expect(error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

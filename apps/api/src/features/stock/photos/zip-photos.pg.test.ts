import { once } from 'node:events';
import { apiRoot, headers } from '@seri/contract/headers';
import { permissionsOf, type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { plainStudio } from '@seri/api/testkit/plain-studio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPhotos } from './photos.ts';
import type { DrawPicture } from './photos.tasks.ts';
import { readZip } from './read-zip.steps.ts';
import { zipPhotos } from './zip-photos.ts';

const today = '2026-11-18';
const yesterday = '2026-11-17';
const storedKey = 'photos/kept';
let database: TestDatabase;
let api: TestApi;
let client: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  client = await api.signedIn();
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a30' } });
  await api.platform.blobs.put(storedKey, await picture.webp().toBuffer());
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const storedPhoto = () => newPhoto(database.db, { blobKey: storedKey });
const storedPhotos = (many: number) => Array.from({ length: many }, storedPhoto);

async function lotWith(photos: readonly Promise<number>[], day: typeof today | typeof yesterday = today) {
  const lotId = await newLot(database.db, { day, lotNo: '71044' });
  await newAlbum(database.db, lotId, await Promise.all(photos), await storedPhoto());
  return lotId;
}

function download(lotId: number, user: TestUser | null = client) {
  return api.app.inject({ url: `${apiRoot}/lots/${lotId}/photos.zip`, cookies: user?.cookies ?? {} });
}

const entriesOf = async (lotId: number) => readZip((await download(lotId)).rawPayload);
const numbersOf = async (lotId: number) => (await entriesOf(lotId)).map(({ name }) => name.slice(-6, -4));

describe('R47 all photos of a lot', () => {
  it('come as one zip, each in full size as a JPEG named after the lot', async () => {
    const { headers: responseHeaders, rawPayload } = await download(await lotWith(storedPhotos(3)));
    expect(responseHeaders['content-type']).toBe('application/zip');
    expect(responseHeaders['content-disposition']).toMatch(/^attachment; filename="71044-maker-\d+-model-\d+\.zip"$/);
    const entries = readZip(rawPayload);
    expect(entries.map(({ name }) => name.replaceAll(/(maker|model)-\d+/g, '$1'))).toEqual([
      '71044-maker-model-01.jpg',
      '71044-maker-model-02.jpg',
      '71044-maker-model-03.jpg',
    ]);
    for (const { bytes } of entries)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
  });

  it('in statistics are the first two', async () => {
    expect(await numbersOf(await lotWith(storedPhotos(4), yesterday))).toEqual(['01', '02']);
  });

  it('are the available ones, numbered by their place in the album', async () => {
    const [waiting, lost] = [newPhoto(database.db), newPhoto(database.db, { blobKey: 'photos/lost' })];
    expect(await numbersOf(await lotWith([storedPhoto(), waiting, lost, storedPhoto()]))).toEqual(['01', '04']);
  });

  it('include drawings', { timeout: 20_000 }, async () => {
    const [entry] = await entriesOf(
      await lotWith([newPhoto(database.db, { address: 'drawn:car/sedan/front/b33030' })]),
    );
    expect(await sharp(entry?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  });

  it('announce their size, estimated at first and exact once all have been made', async () => {
    const photos = [newPhoto(database.db, { address: 'drawn:bike/naked/left/b33030' })];
    const lotId = await lotWith(photos);
    const [first, second] = [await download(lotId), await download(lotId)];
    expect(first.headers['content-length']).toBeUndefined();
    expect(Number(first.headers[headers.bytes])).toBeGreaterThan(0);
    const exactly = String(second.rawPayload.length);
    expect(second.headers).toMatchObject({ [headers.bytes]: exactly, 'content-length': exactly });
  });
});

describe('R47 photos of a lot are refused without permission', () => {
  const roles = (Object.keys(roleIds) as RoleName[]).filter((role) => role !== 'disabled');

  it.each(roles)('%s', async (role) => {
    const lotId = await lotWith(storedPhotos(1));
    const { statusCode } = await download(lotId, await api.signedIn({ role }));
    expect(statusCode).toBe(permissionsOf(roleIds[role]).downloadPhotos ? 200 : 403);
  });

  it('without a sign-in, without the flag of the kind, and for a missing lot or photo', async () => {
    const lotId = await lotWith(storedPhotos(1));
    const blind = await api.signedIn({ overrides: { carAuctionsView: false } });
    const answers = [
      download(lotId, null),
      download(lotId, blind),
      download(999_999_999),
      download(await lotWith([])),
      download(await lotWith([newPhoto(database.db)])),
    ];
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 404, 404]);
  });

  it('in statistics without their flag', async () => {
    const lotId = await lotWith(storedPhotos(1), yesterday);
    const blind = await api.signedIn({ overrides: { salesStatisticsView: false } });
    expect((await download(lotId, blind)).statusCode).toBe(404);
  });
});

async function begin(name: string, draw: DrawPicture) {
  const addresses = Array.from({ length: 12 }, (_, index) => `drawn:${name}/${index}`);
  const lotId = await lotWith(addresses.map((address) => newPhoto(database.db, { address })));
  const { zip } = await zipPhotos(api.platform, openPhotos({ ...api.platform, studio: plainStudio(draw) }), {
    permissions: permissionsOf(roleIds.client),
    hasAlbum: false,
    lotId,
  });
  return zip;
}

describe('a download', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>');

  it('draws only while the client reads', async () => {
    const drawn: string[] = [];
    const zip = await begin('leaving', async (address) => {
      drawn.push(address);
      return drawing;
    });
    expect(drawn).toEqual([]);
    await once(zip, 'readable');
    zip.read(1);
    zip.destroy();
    await once(zip, 'close');
    const { length } = drawn;
    expect(length).toBeLessThan(12);
    await new Promise(setImmediate);
    expect(drawn).toHaveLength(length);
  });

  it('makes one photo at a time', async () => {
    let [now, most] = [0, 0];
    const zip = await begin('one-by-one', async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return drawing;
    });
    expect(readZip(Buffer.concat(await zip.toArray()))).toHaveLength(12);
    expect(most).toBe(1);
  });

  it('breaks off if a photo fails', async () => {
    const zip = await begin('failing', async (address) => {
      if (address.endsWith('/3')) throw new Error('out of paint');
      return drawing;
    });
    await expect(zip.toArray()).rejects.toThrow('out of paint');
  });
});

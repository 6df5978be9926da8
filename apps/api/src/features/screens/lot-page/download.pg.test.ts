import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const [yesterday, today] = ['2026-11-17', '2026-11-18'] as const;
let database: TestDatabase;
let api: TestApi;
let client: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  client = await api.signedIn();
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function lotWith(photos: readonly Promise<number>[], day: typeof today | typeof yesterday = today) {
  const lotId = await newLot(database.db, { day });
  await newAlbum(database.db, lotId, await Promise.all(photos));
  return lotId;
}

async function linkOf(lotId: number): Promise<string> {
  const url = `${apiRoot}/car-auction/download-images?carId=${lotId}`;
  const { statusCode, body } = await api.app.inject({ url, cookies: client.cookies });
  expect(statusCode).toBe(200);
  return body;
}

const storedPhoto = () => newPhoto(database.db, { blobKey: 'photos/kept' });
const waitingPhoto = () => newPhoto(database.db);

describe('R47 the link of a lot’s photos', () => {
  it('leads to the file if any photo is stored', async () => {
    const lotId = await lotWith([waitingPhoto(), storedPhoto()]);
    expect(await linkOf(lotId)).toBe(`${apiRoot}/lots/${lotId}/photos.zip`);
  });

  it('is empty without photos, with waiting ones only, and if no shown photo is stored', async () => {
    expect(await linkOf(await newLot(database.db, { day: today }))).toBe('');
    expect(await linkOf(await lotWith([]))).toBe('');
    expect(await linkOf(await lotWith([waitingPhoto(), waitingPhoto()]))).toBe('');
    expect(await linkOf(await lotWith([waitingPhoto(), waitingPhoto(), storedPhoto()], yesterday))).toBe('');
  });
});

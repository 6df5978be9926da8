import { previewAddress } from '@seri/contract/stock/photo';
import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedLot } from '../sharing/sharing.query.ts';
import { type Album, readAlbum } from './album.read.ts';
import { openPhotos } from './photos.ts';
import { openPreviews } from './previews.ts';

const today = '2026-11-18';
let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#a30' } });
  await api.platform.blobs.put('photos/kept', await picture.webp().toBuffer());
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A machine, because it opens without a code. */
async function machineWith(photos: readonly Promise<number>[]) {
  const lotId = await newLot(database.db, { day: today, kind: 'machine', lotNo: '71044' });
  await newAlbum(database.db, lotId, await Promise.all(photos));
  const visitor = { address: null, captchaToken: undefined };
  const { grant } = await openSharedLot(api.platform, { pageType: 'machinery', lotId, code: undefined, visitor });
  return { lotId, grant };
}

const storedPhoto = () => newPhoto(database.db, { blobKey: 'photos/kept' });
const show = (url: string, cookies = {}) => api.app.inject({ url, cookies });

async function albumWith(...photos: readonly Promise<number>[]): Promise<Album> {
  const { lotId } = await machineWith(photos);
  return (await readAlbum(database.db, lotId))!;
}

function openTestPreviews() {
  return openPreviews(api.platform, openPhotos(api.platform));
}

describe('R44 the preview of a shared lot', () => {
  it('is a JPEG for everyone with a grant of the lot', async () => {
    const { lotId, grant } = await machineWith([storedPhoto()]);
    const { statusCode, headers, rawPayload } = await show(previewAddress(lotId, grant));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('is missing without a grant, with a grant of another lot, and with an expired one', async () => {
    const [{ lotId, grant }, other] = [await machineWith([storedPhoto()]), await machineWith([storedPhoto()])];
    const { cookies } = await api.signedIn({ role: 'manager' });
    const statuses = [
      await show(`/v1/lots/${lotId}/preview.jpg`),
      await show(`/v1/lots/${lotId}/preview.jpg`, cookies),
      await show(previewAddress(lotId, other.grant)),
      await show(previewAddress(lotId, `${grant}x`)),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404]);
    api.clock.moveBy(3 * 86_400_000);
    expect((await show(previewAddress(lotId, grant))).statusCode).toBe(404);
    api.clock.moveBy(-3 * 86_400_000);
  });

  it('is made once, and again when its texts change', async () => {
    const [previews, album] = [openTestPreviews(), await albumWith(storedPhoto())];
    const [first, second] = [await previews(album, today), await previews(album, today)];
    expect(second).toBe(first);
    expect(await previews({ ...album, condition: '5' }, today)).not.toEqual(first);
    expect(await previews({ ...album, lotNo: '71045' }, today)).not.toEqual(first);
  });

  it('shows the first available photo, or only plate and grade if there is none', async () => {
    const previews = openTestPreviews();
    const albums = [await albumWith(newPhoto(database.db), storedPhoto()), await albumWith(newPhoto(database.db))];
    const colors = albums.map(async (album) => {
      const preview = sharp((await previews(album, today))!);
      const { channels } = await sharp(
        await preview.extract({ left: 0, top: 0, width: 200, height: 200 }).toBuffer(),
      ).stats();
      return channels.map(({ mean }) => Math.round(mean / 16));
    });
    expect(await Promise.all(colors)).toEqual([
      [11, 3, 0],
      [15, 15, 15],
    ]);
  });
});

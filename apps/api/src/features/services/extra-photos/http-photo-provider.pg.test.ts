import { builtCar } from '@seri/contract/services/production-month.schema';
import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { type FakeProvider, startFakeProvider } from '@seri/api/testkit/fake-provider';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AskedLot, readAskedLot } from '../../stock/lots/asked-lot.query.ts';
import { keepFoundPhotos } from '../../stock/photos/found-photos.command.ts';
import { openHttpMonthProvider } from '../production-month/http-month-provider.ts';
import { openHttpPhotoProvider } from './http-photo-provider.ts';

const { signal } = new AbortController();
let database: TestDatabase;
let api: TestApi;
let provider: FakeProvider;
let lot: AskedLot;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database, undefined, {
    PHOTO_PROVIDER_URL: 'https://provider.example/seri',
    PROVIDER_KEY: 'k'.repeat(32),
    PHOTO_HOSTS: 'photos.example',
  });
  provider = await startFakeProvider();
  lot = await readAskedLot(
    database.db,
    await newLot(database.db, { day: '2026-11-18', serial: 'X-1', lotNo: '71044' }),
  );
});

beforeEach(() => {
  Object.assign(provider, { questions: [], answers: [] });
});

afterAll(async () => {
  await provider.stop();
  await api.close();
  await database.drop();
});

const answering = (body: object) => {
  provider.answers = [{ status: 200, body: JSON.stringify(body) }];
};

it('R84 a photo provider is told the facts of the lot and how often it was asked', async () => {
  const photos = ['https://photos.example/1.jpg'];
  answering({ photos });
  expect(await openHttpPhotoProvider(provider.service, provider.outside).findPhotos(lot, 2, signal)).toEqual(photos);
  expect(provider.questions).toEqual([{ lot: expect.objectContaining({ lotNo: '71044', serial: 'X-1' }), times: 2 }]);
});

it.each(['drawn:car/kei/side/00ff00', 'http://photos.example/1.jpg', 'file:///etc/passwd'])(
  'R84 a photo provider may not name %s',
  async (address) => {
    answering({ photos: [address] });
    const asked = openHttpPhotoProvider(provider.service, provider.outside).findPhotos(lot, 1, signal);
    await expect(asked).rejects.toThrow('does not fit');
  },
);

it('R84 pictures come from listed hosts and that of the provider alone', async () => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a30' } })
    .png()
    .toBuffer();
  const asked: (readonly string[])[] = [];
  await keepFoundPhotos(api.platform, ['https://photos.example/1.jpg'], signal, async ({ hosts }) => {
    asked.push(hosts);
    return picture;
  });
  expect(asked).toEqual([['photos.example', 'provider.example']]);
  await expect(keepFoundPhotos(api.platform, ['https://elsewhere.example/1.jpg'], signal)).rejects.toThrow(
    'None of the pictures could be fetched.',
  );
});

it('R86 a provider of months answers with a vehicle or with none', async () => {
  const months = openHttpMonthProvider(provider.service, provider.outside);
  answering({ vehicle: { year: 2019, month: 4 } });
  expect(await months.findMonth(lot, 1, signal)).toEqual(builtCar.parse({ year: 2019, month: 4 }));
  answering({ vehicle: null });
  expect(await months.findMonth(lot, 1, signal)).toBeNull();
  answering({ vehicle: { month: 13 } });
  await expect(months.findMonth(lot, 1, signal)).rejects.toThrow('vehicle.month');
});

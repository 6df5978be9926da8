import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { feedSteps, house, lotRow, session } from '../feed.steps.ts';

const database = await openTestDatabase({ now: '2026-11-19T00:00:00Z' });
const steps = feedSteps(database);
const forget = () => database.pool.query('delete from graphile_worker._private_jobs');

beforeAll(() => steps.send([house, session, lotRow('a')]));
beforeEach(forget);
afterAll(() => database.drop());

const takePhotos = (...photos: string[]) => steps.send([{ type: 'photos', lot: 'a', photos }]);

async function readQueued(): Promise<string[]> {
  const jobs = 'select task_identifier as name from graphile_worker.jobs';
  return (await database.pool.query<{ name: string }>(jobs)).rows.map(({ name }) => name);
}

it('new photos enqueue one job, known ones none', async () => {
  await takePhotos('https://photos.example/1.jpg', 'https://photos.example/2.jpg');
  await takePhotos('https://photos.example/2.jpg', 'https://photos.example/3.jpg');
  expect(await readQueued()).toEqual(['photos.fetch']);
  await forget();
  await takePhotos('https://photos.example/3.jpg');
  expect(await readQueued()).toEqual([]);
});

it('photos of an unknown lot are neither stored nor fetched', async () => {
  expect(await steps.send([{ type: 'photos', lot: 'nobody', photos: ['https://photos.example/n.jpg'] }])).toMatchObject(
    {
      rejected: 1,
    },
  );
  expect(await readQueued()).toEqual([]);
  const { rows } = await database.pool.query(`select from photo where address like '%/n.jpg'`);
  expect(rows).toEqual([]);
});

it('drawn photos enqueue no job', async () => {
  await takePhotos('drawn:car/kei/front/ff0000');
  expect(await readQueued()).toEqual([]);
});

import { apiRoot } from '@seri/contract/headers';
import { openTestApi } from '@seri/testkit/api';
import { openTestDatabase } from '@seri/testkit/database';
import { eventually } from '@seri/testkit/eventually';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { anyLots, makeSurroundings, putLots } from './plain-lots.steps.ts';

const database = await openTestDatabase();
const { db } = database;
const [lots = []] = fc.sample(anyLots(await makeSurroundings(db)), { numRuns: 1, seed: 3 });
await putLots(db, lots);
const env = { CATALOGUE_INDEX: 'columnar', DATABASE_URL: database.url };
const api = await openTestApi(database, undefined, env);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const figures = async () => (await api.app.inject({ url: '/metrics' })).body;

it('a process says how its catalogue in memory does, and answers from it once it is loaded', async () => {
  const user = await api.signedIn();
  const ask = async () => (await api.ask(user, { url: `${apiRoot}/car-auction/listing` })).status;
  expect(await figures()).toContain('seri_catalogue_state{state="loading"} 1');
  expect(await ask()).toBe(200);
  // So few lots may be loaded by now.
  expect(await figures()).toMatch(/seri_catalogue_answers_total\{from="(memory|postgres)"\} [1-9]/);

  await eventually(async () => {
    const { body } = await api.ask(null, { url: '/readyz' });
    expect(body).toEqual({ ready: true, waiting: [], catalogue: 'ready' });
  });
  expect(await ask()).toBe(200);
  const told = await eventually(async () => {
    const now = await figures();
    expect(now).toContain(`\nseri_catalogue_lots ${lots.length}\n`);
    return now;
  });
  expect(told).toContain('seri_catalogue_state{state="ready"} 1');
  expect(told).toMatch(/\nseri_catalogue_bytes [1-9]\d+\n/);
  expect(told).toMatch(/seri_catalogue_answers_total\{from="memory"\} [1-9]/);
});

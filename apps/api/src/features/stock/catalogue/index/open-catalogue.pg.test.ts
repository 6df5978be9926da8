import { today } from '@seri/api/testkit/fixed-clock';
import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { tellTouched } from '../../lots/touched-lots.command.ts';
import { openCatalogue } from './open-catalogue.ts';
import type { PlainLot } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots } from './plain-lots.steps.ts';

let database: TestDatabase;
let api: TestApi;
let lots: PlainLot[];

beforeEach(async () => {
  database = await openTestDatabase();
  [lots = []] = fc.sample(anyLots(await makeSurroundings(database.db)), { numRuns: 1, seed: 3 });
  await putLots(database.db, lots);
  const env = { CATALOGUE_INDEX: 'columnar', DATABASE_URL: database.url };
  api = await openTestApi(database, undefined, env);
});

afterEach(async () => {
  await api.close();
  await database.drop();
});

const figures = async () => (await api.app.inject({ url: '/metrics' })).body;

it('metrics show the state of the catalogue in memory, which answers once it is loaded', async () => {
  const user = await api.signedIn();
  const ask = async () => (await api.ask(user, { url: `${apiRoot}/car-auction/listing` })).status;
  expect(await figures()).toContain('seri_catalogue_state{state="loading"} 1');
  expect(await ask()).toBe(200);
  // So few lots may already be loaded, so either source may have answered.
  expect(await figures()).toMatch(/seri_catalogue_answers_total\{from="(memory|postgres)"\} [1-9]/);

  await eventually(async () => {
    const { body } = await api.ask(null, { url: '/readyz' });
    expect(body).toEqual({ ready: true, waiting: [], catalogue: 'ready' });
  });
  expect(await ask()).toBe(200);
  const metrics = await eventually(async () => {
    const now = await figures();
    expect(now).toContain(`\nseri_catalogue_lots ${lots.length}\n`);
    return now;
  });
  expect(metrics).toContain('seri_catalogue_state{state="ready"} 1');
  expect(metrics).toMatch(/\nseri_catalogue_bytes [1-9]\d+\n/);
  expect(metrics).toMatch(/seri_catalogue_answers_total\{from="memory"\} [1-9]/);
});

it('answers from memory are not cached: a change shows in the counts of a page type while the clock stands still', async () => {
  const catalogue = openCatalogue(api.platform);
  const countPink = async () => {
    const { counts } = await catalogue.index.facets({ pageType: 'stock', today, filters: {} });
    return counts.get('color')?.get('Pink') ?? 0;
  };
  await eventually(() => expect(catalogue.state()).toBe('ready'));
  expect(await countPink()).toBe(0);
  await inTransaction(database.db, async (tx) => {
    await sql`update lot set kind = 'stock', status = 4532, session_id = null, color = 'Pink'`.execute(tx);
    await tellTouched(tx, { lots: new Set(lots.map(({ id }) => id)), sessions: new Set() });
  });
  await eventually(async () => expect(await countPink()).toBe(lots.length));
  await catalogue.stop();
});

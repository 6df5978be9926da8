import { once } from 'node:events';
import { apiRoot, headers } from '@seri/contract/headers';
import { mostExported } from '@seri/domain/catalogue/listing';
import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exportLots } from './export-lots.ts';
import { postgresIndex } from '../index/postgres-index.ts';

const day = '2026-11-20';
let database: TestDatabase;
let api: TestApi;
let user: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  const first = await newLot(database.db, { day, lotNo: '=1+1', year: 2001 });
  await newLot(database.db, { day: '2026-11-17', lotNo: 'yesterday' });
  await sql`
    insert into lot (id, held_on, kind, session_id, runs_at, lot_no, model_id, year, status)
    select id + 100000 + n, held_on, kind, session_id, runs_at, n::text, model_id, 2010, status
    from lot, generate_series(1, 1600) n where id = ${first}`.execute(database.db);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function fetchLines(query: Record<string, string>) {
  const url = `${apiRoot}/car-auction/export`;
  const answer = await api.app.inject({ url, query, cookies: user.cookies });
  const lines = answer.body.split('\n').filter(Boolean);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, lines };
}

describe('R48 an export', () => {
  it('is the whole list in its order, a line a lot, and says how many come', async () => {
    const { lines, headers: told } = await fetchLines({ sort: 'year', order: 'ASC' });
    const lots = lines.map((line) => JSON.parse(line) as { lotNo: string; pageType: string });
    expect(told).toMatchObject({ 'content-type': 'application/x-ndjson', [headers.lines]: '1601' });
    expect(lots).toHaveLength(1601);
    expect(lots.slice(0, 2)).toMatchObject([{ lotNo: '=1+1', pageType: 'car-auction' }, { lotNo: '1' }]);
    expect(lots.at(-1)).toMatchObject({ lotNo: '1600' });
  });

  it('holds what the filters leave, and of nothing nothing', async () => {
    expect((await fetchLines({ yearTo: '2005' })).lines).toHaveLength(1);
    expect(await fetchLines({ yearTo: '1950' })).toMatchObject({ status: 200, body: '', headers: { 'x-lines': '0' } });
  });

  it('is refused where a filter is wrong', async () => {
    expect((await fetchLines({ year: 'soon' })).status).toBe(422);
  });

  it('stops reading as soon as nobody listens', async () => {
    const { index, asked } = countedIndex();
    const { lines } = await exportLots(database.db, index, request);
    await once(lines, 'readable');
    lines.read(1);
    lines.destroy();
    await once(lines, 'close');
    expect(asked()).toBeLessThan(3);
    await expect(exportLots(database.db, index, request)).resolves.toMatchObject({ total: 1601 });
  });

  it('reads no further than its reader', async () => {
    const { index, asked } = countedIndex();
    const { lines } = await exportLots(database.db, index, request);
    expect(asked()).toBe(0);
    for await (const piece of lines) expect(String(piece)).toMatch(/^\{/);
    expect(asked()).toBe(4);
  });

  it('that is too long is refused before a place or a line is read', async () => {
    const { index, asked } = countedIndex();
    const listing = vi.fn<typeof index.listing>();
    const tooLong = { ...index, count: async () => mostExported + 1, listing };
    await expect(exportLots(database.db, tooLong, request)).rejects.toMatchObject(refused);
    expect(listing).not.toHaveBeenCalled();
    expect(asked()).toBe(0);
  });

  it('is refused too where it has become too long since it was counted', async () => {
    const { index } = countedIndex();
    const grown = { ...index, listing: async () => ({ total: mostExported + 1, places: [] }) };
    await expect(exportLots(database.db, grown, request)).rejects.toMatchObject(refused);
  });
});

const refused = { code: 'TOO_MANY_LOTS', data: { most: mostExported } };
const request = { pageType: 'car-auction', today: '2026-11-18', accountId: 1, query: {} } as const;

/** Each batch of bodies asks for its comparables once. */
function countedIndex() {
  const index = postgresIndex(database.db);
  let batches = 0;
  const comparables: typeof index.comparables = (...asked) => {
    batches += 1;
    return index.comparables(...asked);
  };
  return { index: { ...index, comparables }, asked: () => batches };
}

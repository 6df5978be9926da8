import { once } from 'node:events';
import { apiRoot, headers } from '@seri/contract/headers';
import { mostExported } from '@seri/domain/catalogue/listing';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
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
  it('has one line per lot of the whole listing, in its order, and announces the number of lines', async () => {
    const { lines, headers: responseHeaders } = await fetchLines({ sort: 'year', order: 'ASC' });
    const lots = lines.map((line) => JSON.parse(line) as { lotNo: string; pageType: string });
    expect(responseHeaders).toMatchObject({ 'content-type': 'application/x-ndjson', [headers.lines]: '1601' });
    expect(lots).toHaveLength(1601);
    expect(lots.slice(0, 2)).toMatchObject([{ lotNo: '=1+1', pageType: 'car-auction' }, { lotNo: '1' }]);
    expect(lots.at(-1)).toMatchObject({ lotNo: '1600' });
  });

  it('holds only the lots that fit the filters, or no line', async () => {
    expect((await fetchLines({ yearTo: '2005' })).lines).toHaveLength(1);
    expect(await fetchLines({ yearTo: '1950' })).toMatchObject({ status: 200, body: '', headers: { 'x-lines': '0' } });
  });

  it('is refused if a filter is malformed', async () => {
    expect((await fetchLines({ year: 'soon' })).status).toBe(422);
  });

  it('stops reading when the client disconnects', async () => {
    const { index, batchCount } = countedIndex();
    const { lines } = await exportLots(database.db, index, carsOfToday, 1, {});
    await once(lines, 'readable');
    lines.read(1);
    lines.destroy();
    await once(lines, 'close');
    expect(batchCount()).toBeLessThan(3);
    await expect(exportLots(database.db, index, carsOfToday, 1, {})).resolves.toMatchObject({ total: 1601 });
  });

  it('reads batches only as fast as the client does', async () => {
    const { index, batchCount } = countedIndex();
    const { lines } = await exportLots(database.db, index, carsOfToday, 1, {});
    expect(batchCount()).toBe(0);
    for await (const piece of lines) expect(String(piece)).toMatch(/^\{/);
    expect(batchCount()).toBe(4);
  });

  it('is refused before anything is read if it is too long', async () => {
    const { index, batchCount } = countedIndex();
    const listing = vi.fn<typeof index.listing>();
    const tooLong = { ...index, count: async () => mostExported + 1, listing };
    await expect(exportLots(database.db, tooLong, carsOfToday, 1, {})).rejects.toMatchObject(refused);
    expect(listing).not.toHaveBeenCalled();
    expect(batchCount()).toBe(0);
  });

  it('is also refused if it became too long after it was counted', async () => {
    const { index } = countedIndex();
    const grown = { ...index, listing: async () => ({ total: mostExported + 1, places: [] }) };
    await expect(exportLots(database.db, grown, carsOfToday, 1, {})).rejects.toMatchObject(refused);
  });
});

const refused = { code: 'TOO_MANY_LOTS', data: { most: mostExported } };
const carsOfToday = { pageType: 'car-auction', today: '2026-11-18' } as const;

/** Counts batches: each reads its prices once. */
function countedIndex() {
  const index = postgresIndex(database.db);
  let batches = 0;
  const fairPrices: typeof index.fairPrices = (lots) => {
    batches += 1;
    return index.fairPrices(lots);
  };
  return { index: { ...index, fairPrices }, batchCount: () => batches };
}

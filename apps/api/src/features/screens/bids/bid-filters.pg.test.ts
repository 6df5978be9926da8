import type { TestUser } from '@seri/api/testkit/api';
import type { NewLot } from '@seri/api/testkit/factories';
import { today, tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { describe, expect, it } from 'vitest';
import { countIn, idsIn, openBids } from './bids.steps.ts';

const { database, api, steps } = await openBids();

const lot = (lotNo: string, day: NewLot['day'] = today, mileageKm: number | null = 5_000) => ({
  lotNo,
  day,
  mileageKm,
});

/** Creates two managers, a dealer of the first with a client, and bids of several states, one of them over. */
async function build() {
  const manager = await api.signedIn({ role: 'manager' });
  const colleague = await api.signedIn({ role: 'manager' });
  const dealer = await api.signedIn({ role: 'dealer', managerId: manager.accountId });
  const client = await api.signedIn({ managerId: manager.accountId, dealerId: dealer.accountId });
  const foreign = await api.signedIn({ managerId: colleague.accountId });
  const placed = {
    first: await steps.placed(client.accountId, { group: 'A', lot: lot('20110') }),
    second: await steps.placed(client.accountId, { status: 2, group: 'B', lot: lot('20120', today, 60_000) }),
    later: await steps.placed(client.accountId, { status: 2, lot: lot('20130', tomorrow, null) }),
    order: await steps.placed(client.accountId, { lot: { kind: 'stock', lotNo: '5' } }),
    dealers: await steps.placed(dealer.accountId, { lot: lot('20110', today, 200_000) }),
    foreign: await steps.placed(foreign.accountId, { status: 2, lot: lot('20111') }),
    over: await steps.placed(client.accountId, { status: 5, lot: lot('20110', yesterday) }),
  };
  await gradeAndCode(placed.second);
  return { manager, colleague, dealer, client, foreign, placed };
}

/** Gives the lot of a bid grade R and a chassis code. */
async function gradeAndCode(bidId: number): Promise<void> {
  const { db } = database;
  const { id, model_id } = await db
    .selectFrom('lot')
    .innerJoin('bid', 'bid.lot_id', 'lot.id')
    .select(['lot.id', 'model_id'])
    .where('bid.id', '=', bidId)
    .executeTakeFirstOrThrow();
  const code = await db
    .insertInto('chassis_code')
    .values({ model_id, name: 'MXUA80' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('lot').set({ chassis_id: code.id, condition: 'R', status: 4531 }).where('id', '=', id).execute();
}

const data = await build();

type PlacedName = keyof (typeof data)['placed'];

/** Translates ids of bids into their names. */
function named(ids: readonly number[]): PlacedName[] {
  const names = Object.entries(data.placed) as [PlacedName, number][];
  return names.filter(([, id]) => ids.includes(id)).map(([name]) => name);
}

const auctionOf = async (bidId: number) => {
  const { house_id, held_on } = await database.db
    .selectFrom('bid')
    .innerJoin('auction_session', 'auction_session.id', 'bid.session_id')
    .select(['house_id', 'auction_session.held_on'])
    .where('bid.id', '=', bidId)
    .executeTakeFirstOrThrow();
  return `${house_id}:${held_on}`;
};

const facets = async (by: TestUser, query: Record<string, string> = {}) => (await steps.filters(by, query)).body;

/** Counts of the options that leave any bids, by value. */
const counts = (options: readonly { value: string; count: number }[]) =>
  Object.fromEntries(options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

const found = async (by: TestUser, query: Record<string, string>) =>
  named((await steps.search(by, query)).body.cars.map(({ bidId }) => bidId));

describe('R62 the bids that the filters of staff leave', () => {
  it.each<[Record<string, string>, PlacedName[]]>([
    [{}, ['first', 'second', 'later', 'order', 'dealers']],
    [{ auctionDate: today }, ['first', 'second', 'dealers']],
    [{ auctionDate: `${today},${tomorrow}` }, ['first', 'second', 'later', 'dealers']],
    [{ manager: 'all', auctionDate: today }, ['first', 'second', 'dealers', 'foreign']],
    [{ bidGroups: 'A,B' }, ['first', 'second']],
    [{ condition: 'R' }, ['second']],
    [{ mileage: '0-10000,150000-' }, ['first', 'dealers']],
    [{ status: '4531' }, ['second']],
    [{ lotNo: '20110-20125' }, ['first', 'second', 'dealers']],
    [{ lotNo: '20130, 5' }, ['later', 'order']],
    [{ bidStatus: '2' }, ['second', 'later']],
    [{ bidStatus: '2', auctionDate: today, mileage: '50000-80000' }, ['second']],
    [{ archiveStatus: '5' }, ['first', 'second', 'later', 'order', 'dealers']],
  ])('%j: %j', async (query, names) => {
    const answer = await steps.manager(data.manager, query);
    expect(named(idsIn(answer))).toEqual(names);
    expect(answer.body.pageInfo.totalSearchResults).toBe(names.length);
    expect(named(idsIn(await steps.manager(data.manager, { ...query, sort: 'bidAmount' })))).toEqual(names);
  });

  it('single auctions and whole days are combined by or; a bid id selects one bid', async () => {
    const auction = await auctionOf(data.placed.later);
    const seen = async (query: Record<string, string>) => named(idsIn(await steps.manager(data.manager, query)));
    expect(await seen({ auction })).toEqual(['later']);
    expect(await seen({ auction: auction.split(':')[0] ?? '' })).toEqual(['later']);
    expect(await seen({ auction, auctionDate: today })).toEqual(['first', 'second', 'later', 'dealers']);
    expect(await seen({ bidId: String(data.placed.first) })).toEqual(['first']);
    expect(await seen({ bidId: String(data.placed.foreign) })).toEqual([]);
  });

  it.each([
    { auctionDate: '18.11.2026' },
    { auction: 'uss' },
    { user: 'me' },
    { mileage: '5' },
    { lotNo: '20110-' },
    { bidStatus: '8' },
    { bidType: 'theirs' },
    { sort: 'user' },
  ])('%j is refused, naming the field', async (query) => {
    const answer = await steps.manager(data.manager, query);
    expect(answer).toMatchObject({ status: 422, body: { code: 'FIELDS' } });
    expect(JSON.stringify(answer.body)).toContain(Object.keys(query)[0]);
  });
});

describe('R62 the filters of each reader', () => {
  it('a client cannot filter by client, manager or grade; a dealer only by client', async () => {
    const ignored = { manager: String(data.colleague.accountId), user: '1', condition: '6' };
    expect(named(idsIn(await steps.mine(data.client, ignored)))).toEqual(['first', 'second', 'later', 'order']);
    expect(named(idsIn(await steps.mine(data.client, { ...ignored, bidGroups: 'B' })))).toEqual(['second']);
    const dealers = { bidGroups: 'B', auctionDate: tomorrow };
    expect(named(idsIn(await steps.dealer(data.dealer, dealers)))).toHaveLength(5);
    expect(named(idsIn(await steps.dealer(data.dealer, { user: `${data.dealer.accountId}` })))).toEqual(['dealers']);
    expect(named(idsIn(await steps.dealer(data.dealer, { user: `${data.foreign.accountId}` })))).toEqual([]);
  });

  it('the same filters apply in the archive', async () => {
    expect(named(idsIn(await steps.archive(data.manager)))).toEqual(['over']);
    expect(named(idsIn(await steps.archive(data.manager, { auctionDate: today })))).toEqual([]);
    expect(named(idsIn(await steps.archive(data.dealer, { user: `${data.client.accountId}` })))).toEqual(['over']);
    expect(named(idsIn(await steps.archive(data.foreign, { user: `${data.client.accountId}` })))).toEqual([]);
  });
});

describe('R62 the counts of filter values', () => {
  it('without other filters cover all bids', async () => {
    const { filters, counters, totalBids } = await facets(data.manager);
    expect(counts(filters.dates)).toEqual({ [today]: 3, [tomorrow]: 1 });
    expect(filters.auctions.map(({ count, date }) => [count, date])).toEqual([
      ...Array.from({ length: 3 }, () => [1, today]),
      [1, tomorrow],
    ]);
    expect(counts(filters.clients)).toEqual({ [data.client.accountId]: 4, [data.dealer.accountId]: 1 });
    expect(filters.chassisId).toMatchObject([{ label: 'MXUA80', count: 1 }]);
    expect(counts(filters.mileage)).toEqual({ '0-10000': 1, '50000-80000': 1, '150000-': 1 });
    expect(counts(filters.group)).toEqual({ A: 1, B: 1 });
    expect(filters.status).toContainEqual({ value: '4531', label: 'Ongoing', count: 1 });
    expect(filters.bidStatus.slice(0, 2)).toEqual([
      { value: '1', label: 'New', count: 3 },
      { value: '2', label: 'Bid', count: 2 },
    ]);
    expect(filters.archiveStatus).toEqual([]);
    expect([countIn({ body: { counters } }, 'All'), totalBids]).toEqual([5, 2_500_000]);
  });

  it('ignore the own filter and respect the others; a chosen value without bids stays listed', async () => {
    const query = { manager: 'all', auctionDate: today, bidGroups: 'B', bidStatus: '2' };
    const { filters, counters } = await facets(data.manager, query);
    expect(counts(filters.dates)).toEqual({ [today]: 1 });
    expect(counts(filters.group)).toEqual({ B: 1 });
    expect(counts(filters.manager)).toEqual({ [data.manager.accountId]: 1 });
    expect(countIn({ body: { counters } }, 'All')).toBe(1);
    const own = await facets(data.manager, { auctionDate: today, bidStatus: '2' });
    expect(counts(own.filters.manager)).toEqual({ [data.manager.accountId]: 1, [data.colleague.accountId]: 1 });
    expect(counts(own.filters.dates)).toEqual({ [today]: 1, [tomorrow]: 1 });
    expect(own.filters.bidStatus.slice(0, 2).map(({ count }) => count)).toEqual([2, 1]);
    const none = await facets(data.manager, { user: `${data.foreign.accountId}`, condition: 'R' });
    expect(none.filters.clients).toContainEqual(
      expect.objectContaining({ value: String(data.foreign.accountId), count: 0 }),
    );
    expect(counts(none.filters.clients)).toEqual({ [data.client.accountId]: 1 });
    expect(counts(none.filters.condition)).toEqual({});
  });

  it('equal the number of bids that the list then shows', async () => {
    const query = { manager: 'all', mileage: '0-10000,50000-80000' };
    const { filters } = await facets(data.manager, query);
    const lists = [
      ['auctionDate', filters.dates],
      ['auction', filters.auctions],
      ['user', filters.clients],
      ['manager', filters.manager],
      ['bidGroups', filters.group],
      ['status', filters.status],
      ['bidStatus', filters.bidStatus],
    ] as const;
    for (const [name, options] of lists) {
      for (const { value, count } of options) {
        const { pageInfo } = (await steps.manager(data.manager, { ...query, [name]: value })).body;
        expect([name, value, pageInfo.totalSearchResults]).toEqual([name, value, count]);
      }
    }
  });

  it('hide others from a client, who sees a new bid as “under review”', async () => {
    const { filters } = await facets(data.client);
    expect([filters.clients, filters.manager, filters.condition]).toEqual([[], [], []]);
    expect(filters.bidStatus[0]).toEqual({ value: '1', label: 'Under Review', count: 2 });
    const dealers = await facets(data.dealer);
    expect(counts(dealers.filters.clients)).toEqual({ [data.client.accountId]: 4, [data.dealer.accountId]: 1 });
    expect([dealers.filters.dates, dealers.filters.group, dealers.filters.manager]).toEqual([[], [], []]);
    expect(counts((await facets(data.dealer, { bidType: 'mine' })).filters.clients)).toEqual({
      [data.dealer.accountId]: 1,
    });
  });

  it('cover the archive if that is requested', async () => {
    const { filters, counters } = (await steps.archiveFilters(data.client)).body;
    expect(counts(filters.archiveStatus)).toEqual({ 5: 1 });
    expect(filters.bidStatus).toEqual([]);
    expect(counts(filters.dates)).toEqual({ [yesterday]: 1 });
    expect(countIn({ body: { counters } }, 'All')).toBe(1);
  });
});

describe('R62 the search by numbers', () => {
  it('finds visible bids by single numbers, ranges and lists', async () => {
    expect(await found(data.manager, { lotNo: '20110' })).toEqual(['first', 'dealers']);
    expect(await found(data.manager, { lotNo: '20110-20120,20130', manager: 'all' })).toEqual([
      'first',
      'second',
      'later',
      'dealers',
      'foreign',
    ]);
    expect(await found(data.client, { lotNo: '20110-20130' })).toEqual(['first', 'second', 'later']);
    expect(await found(data.client, { lotNo: '20111' })).toEqual([]);
    expect(await found(data.foreign, { lotNo: '1-99999' })).toEqual(['foreign']);
    expect(await found(data.dealer, { lotNo: '20110', bidType: 'mine' })).toEqual(['dealers']);
    expect(await found(data.client, { lotNo: '20110', list: 'archive' })).toEqual(['over']);
  });

  it('finds nothing for an empty text and refuses other texts', async () => {
    for (const lotNo of ['', '  ']) expect((await steps.search(data.manager, { lotNo })).body).toEqual({ cars: [] });
    for (const lotNo of ['abc', '1-2-3'])
      expect(await steps.search(data.manager, { lotNo })).toMatchObject({ status: 422 });
  });

  it('names the client where the list does', async () => {
    const [mine] = (await steps.search(data.client, { lotNo: '20110' })).body.cars;
    expect(mine).toMatchObject({ lotNo: '20110', client: null, bidStatus: 1 });
    const [theirs] = (await steps.search(data.manager, { lotNo: '20120' })).body.cars;
    expect(theirs?.client).toEqual(expect.stringContaining('Someone'));
  });
});

describe('R62 the clients of a dealer', () => {
  it('are listed by name in pages', async () => {
    const { body } = await steps.dealerClients(data.dealer);
    expect(body).toMatchObject({
      clientList: [{ value: data.client.accountId }],
      pageInfo: { page: 1, totalResults: 1 },
    });
    expect((await steps.dealerClients(data.dealer, { page: '2' })).body.clientList).toEqual([]);
    expect(await steps.dealerClients(data.client)).toMatchObject({ status: 403 });
  });
});

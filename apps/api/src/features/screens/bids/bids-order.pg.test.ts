import { type BidSort, bidSorts } from '@seri/domain/bids/bid-lists';
import type { TestUser } from '@seri/api/testkit/api';
import type { NewLot } from '@seri/api/testkit/factories';
import { tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { describe, expect, it } from 'vitest';
import { at, idsIn, openBids } from './bids.steps.ts';

const { database, api, steps } = await openBids();
/** Sort ranks of grades, which the API does not return. */
const ranks = new Map<number, number | null>();
const clientWithMany = await createClientWithMany();

describe('R56 the order of a list', () => {
  it('has waiting bids first: the next auction, then orders; then the latest answers', async () => {
    const { accountId, ...user } = await api.signedIn();
    const bid = (status: number, lot: Partial<NewLot>) => steps.placed(accountId, { status, lot });
    const order = await bid(1, { kind: 'stock' });
    const later = await bid(2, at('10:00', tomorrow));
    const lost = await bid(5, at('09:00'));
    const next = await bid(1, at('16:00'));
    const won = await bid(6, at('11:00'));
    expect(idsIn(await steps.mine({ accountId, ...user }))).toEqual([next, later, order, won, lost]);
  });

  it('has the latest day of the archive first', async () => {
    const user = await api.signedIn();
    const old = await steps.placed(user.accountId, { status: 5, lot: { day: '2026-06-02' } });
    const late = await steps.placed(user.accountId, { status: 4, lot: { day: yesterday } });
    expect(idsIn(await steps.archive(user))).toEqual([late, old]);
  });

  it.each(bidSorts.filter((sort) => sort !== 'deadline'))(
    'by %s sorts the values in both directions, empty ones last',
    async (sort) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const pages = await Promise.all(['1', '2'].map((page) => steps.archive(clientWithMany, { sort, order, page })));
        const cars = pages.flatMap(({ body }) => body.cars);
        const values = cars.map(shown[sort]);
        expect(values).toEqual(values.toSorted(ordered(order)));
        expect(new Set(values.filter((value) => value !== null)).size).toBeGreaterThan(1);
      }
    },
  );

  it('by deadline has the next deadline first, and bids without an open deadline last', async () => {
    const user = await api.signedIn();
    const bid = (lot: Partial<NewLot>) => steps.placed(user.accountId, { lot });
    const closed = await bid(at('12:30'));
    const order = await bid({ kind: 'stock' });
    const later = await bid(at('10:00', tomorrow));
    const next = await bid(at('14:00'));
    const sorted = async (direction: string) => idsIn(await steps.mine(user, { sort: 'deadline', order: direction }));
    expect(await sorted('ASC')).toEqual([next, later, order, closed]);
    expect(await sorted('DESC')).toEqual([later, next, order, closed]);
  });

  it('keeps equal rows stable: the pages together are the whole list', async () => {
    const query = { sort: 'bidStatus', order: 'ASC' } as const;
    const pages = await Promise.all(['1', '2'].map((page) => steps.archive(clientWithMany, { ...query, page })));
    const staff = await api.signedIn({ role: 'manager' });
    const whole = await steps.archive(staff, {
      ...query,
      pageSize: '50',
      manager: 'all',
      user: `${clientWithMany.accountId}`,
    });
    expect(pages.flatMap(idsIn)).toEqual(idsIn(whole));
    expect(idsIn(whole)).toHaveLength(24);
    const beyond = await steps.archive(clientWithMany, { ...query, page: '9' });
    expect(beyond.body).toMatchObject({ cars: [], pageInfo: { totalSearchResults: 24 } });
  });

  it('has pages of twenty for everybody but staff', async () => {
    const staff = await api.signedIn({ role: 'manager' });
    const dealer = await api.signedIn({ role: 'dealer' });
    const of = { manager: 'all', user: `${clientWithMany.accountId}`, pageSize: '50' };
    expect((await steps.archive(clientWithMany, of)).body).toMatchObject({ pageInfo: { pageSize: 20 } });
    expect(idsIn(await steps.archive(clientWithMany, of))).toHaveLength(20);
    expect((await steps.mine(clientWithMany, of)).body.pageInfo.pageSize).toBe(20);
    expect((await steps.dealer(dealer, of)).body.pageInfo.pageSize).toBe(20);
    expect((await steps.archive(staff, of)).body.pageInfo.pageSize).toBe(50);
    expect((await steps.manager(staff, of)).body.pageInfo.pageSize).toBe(50);
  });

  it.each([{ pageSize: '1000000000' }, { pageSize: '21' }, { page: '0' }, { sort: 'chassis' }, { bidStatus: '8' }])(
    'answers 422 to %o',
    async (query) => expect(await steps.mine(await api.signedIn(), query)).toMatchObject({ status: 422 }),
  );
});

/** A client with 24 archived bids, some with empty values. */
async function createClientWithMany(): Promise<TestUser> {
  const user = await api.signedIn();
  for (let count = 0; count < 24; count += 1) {
    const isKnown = count % 4 !== 0;
    const rank = isKnown ? count % 5 : null;
    const bidId = await steps.placed(user.accountId, {
      status: 4 + (count % 3),
      amount: 500_000 + (count % 5) * 5000,
      lot: {
        ...at('10:00', count % 2 === 0 ? yesterday : '2026-10-30'),
        year: isKnown ? 2010 + (count % 7) : null,
        mileageKm: isKnown ? 10_000 * (count % 6) : null,
        conditionRank: rank,
        startPrice: isKnown ? 400_000 + (count % 3) * 10_000 : null,
        ...(isKnown && { soldPrice: 700_000 + (count % 4) * 10_000 }),
      },
    });
    ranks.set(bidId, rank);
    const placedAt = new Date(Date.UTC(2026, 9, 1 + (count % 9)));
    await database.db.updateTable('bid').set({ placed_at: placedAt }).where('id', '=', bidId).execute();
  }
  return user;
}

type ListedBid = Awaited<ReturnType<typeof steps.mine>>['body']['cars'][number];

const shown: Readonly<Record<Exclude<BidSort, 'deadline'>, (row: ListedBid) => string | number | null>> = {
  lotNo: ({ lotNo }) => Number(lotNo),
  auctionDate: ({ auctionDate }) => auctionDate,
  auctionName: ({ auctionName }) => auctionName,
  maker: ({ maker }) => maker.toLowerCase(),
  year: ({ year }) => year,
  mileage: ({ mileage }) => mileage,
  condition: ({ bidId }) => ranks.get(bidId) ?? null,
  startPrice: ({ startPrice }) => startPrice,
  soldPrice: ({ soldPrice }) => soldPrice,
  bidAmount: ({ bidAmount }) => bidAmount,
  bidDate: ({ bidDate }) => bidDate,
  bidStatus: ({ bidStatus }) => bidStatus,
};

function ordered(order: 'ASC' | 'DESC') {
  return (first: string | number | null, second: string | number | null): number => {
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const direction = order === 'ASC' ? 1 : -1;
    return first === second ? 0 : (first < second ? -1 : 1) * direction;
  };
}

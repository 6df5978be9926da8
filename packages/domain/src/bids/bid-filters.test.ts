import { describe, expect, it } from 'vitest';
import { bidFilterQuery, type BidFilters, readBidFilters } from './bid-filters.ts';

describe('R62 the filters of a list of bids', () => {
  it.each<[Record<string, unknown>, BidFilters]>([
    [{}, {}],
    [{ auctionDate: '2026-11-18, 2026-11-19,' }, { auctionDate: ['2026-11-18', '2026-11-19'] }],
    [{ auction: '12:2026-11-18,7' }, { auction: ['12:2026-11-18', '7'] }],
    [
      { user: '7,8,7', manager: '3', bidGroups: 'A,B' },
      { user: ['7', '8'], manager: ['3'], bidGroups: ['A', 'B'] },
    ],
    [
      { chassisId: 5, condition: '4.5,R', mileage: '0-10000,150000-', status: '4531' },
      { chassisId: ['5'], condition: ['4.5', 'R'], mileage: ['0-10000', '150000-'], status: ['4531'] },
    ],
    [
      { lotNo: '20140-20110', bidId: '500001' },
      { lotNo: [{ from: 20110, to: 20140 }], bidId: 500001 },
    ],
    [{ lotNo: '', bidId: ' ', nonsense: '1' }, {}],
  ])('%j are read as %j', (query, filters) => {
    expect(readBidFilters('staff', query)).toEqual({ filters, faults: {} });
  });

  it.each([{ manager: '' }, { manager: 'all' }])('%j is a cleared filter, not a missing one', (query) => {
    expect(readBidFilters('staff', query).filters).toEqual({ manager: [] });
  });

  it.each([
    ['auctionDate', '2026-02-30'],
    ['auction', 'uss'],
    ['manager', 'me'],
    ['user', '1;drop'],
    ['chassisId', '1234567890'],
    ['condition', '4\n5'],
    ['mileage', '0-9999'],
    ['status', '6'],
    ['bidGroups', 'AB'],
    ['lotNo', 'abc'],
    ['bidId', '1,2'],
    ['user', ['7']],
  ])('%s refuses %j', (name, value) => {
    expect(readBidFilters('staff', { [name]: value })).toEqual({
      filters: {},
      faults: { [name]: { problem: 'invalid' } },
    });
  });

  it('a client cannot filter by manager, client or grade, a dealer only by client; both can by lot numbers', () => {
    const query = {
      auctionDate: '2026-11-18',
      manager: 'x',
      user: '7',
      condition: '4',
      bidGroups: 'A',
      lotNo: '7',
    };
    const lotNo = [{ from: 7, to: 7 }];
    expect(readBidFilters('client', query)).toEqual({
      filters: { auctionDate: ['2026-11-18'], bidGroups: ['A'], lotNo },
      faults: {},
    });
    expect(readBidFilters('dealer', query)).toEqual({ filters: { user: ['7'], lotNo }, faults: {} });
  });

  it('survive a round trip through the query', () => {
    const filters: BidFilters = {
      manager: [],
      auction: ['12:2026-11-18'],
      condition: ['4,5', '***'],
      lotNo: [{ from: 1, to: 9 }],
      bidId: 5,
    };
    const query = bidFilterQuery(filters);
    expect(query).toMatchObject({ manager: 'all', lotNo: '1-9', bidId: '5' });
    expect(readBidFilters('staff', query).filters).toEqual(filters);
  });
});

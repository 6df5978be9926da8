import type { FeedRowOf } from '@seri/contract/feed.schema';
import { openTestDatabase } from '@seri/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedSteps, house, lotRow } from '../feed/feed.steps.ts';
import { readAppearances } from './appearances.read.ts';

const database = await openTestDatabase();
const steps = feedSteps(database);
afterAll(() => database.drop());

const days = { may: '2026-05-29', june: '2026-06-05', november: '2026-11-20' } as const;
type Month = keyof typeof days;

function lotIn(month: Month, id: string, facts: Partial<FeedRowOf<'lot'>>) {
  return lotRow(id, { session: month, lotNo: '20001', runsAt: `${days[month]}T10:30:00+09:00`, ...facts });
}

const serial = { serial: 'GK3-1234567', mileageKm: 40_000 };
const facts = { chassis: 'GK3', year: 2015, color: 'White', trim: 'L', mileageKm: 61_000 };

beforeAll(async () => {
  await steps.send([
    house,
    ...Object.entries(days).map(
      ([id, day]) => ({ type: 'session', id, house: house.id, startsAt: `${day}T10:00:00+09:00` }) as const,
    ),
    lotIn('may', 'serial-may', { ...serial, startPrice: 500_000, status: 4535 }),
    lotIn('june', 'serial-june', {
      ...serial,
      mileageKm: 40_010,
      startPrice: 450_000,
      soldPrice: 480_000,
      status: 4533,
    }),
    lotIn('november', 'serial-november', { ...serial, serial: 'gk3-1234567', mileageKm: 42_000 }),
    lotIn('may', 'facts-may', facts),
    lotIn('june', 'facts-further', { ...facts, mileageKm: 90_000 }),
    lotIn('june', 'facts-red', { ...facts, color: 'Red' }),
    lotIn('november', 'facts-november', { ...facts, mileageKm: 61_200 }),
    lotIn('may', 'little-may', { chassis: 'GK3' }),
    lotIn('november', 'little-november', { chassis: 'GK3' }),
  ]);
});

async function formerOf(id: string): Promise<(string | undefined)[]> {
  const keys = await database.db.selectFrom('lot_key').select(['id', 'external_id']).execute();
  const nameOf = new Map(keys.map((row) => [row.id, row.external_id]));
  const lotId = keys.find((row) => row.external_id === id)?.id ?? 0;
  return (await readAppearances(database.db, lotId)).map((appearance) => nameOf.get(appearance.lotId));
}

describe('R31 where a vehicle was seen before', () => {
  it('is known by its number, over partitions, however it is capitalised, the last time first', async () => {
    expect(await formerOf('serial-november')).toEqual(['serial-june', 'serial-may']);
    expect(await formerOf('serial-may')).toEqual([]);
  });

  it('comes with how it went', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      "select id from lot_key where external_id = 'serial-november'",
    );
    const [last] = await readAppearances(database.db, rows[0]?.id ?? 0);
    expect(last).toMatchObject({
      heldOn: days.june,
      auctionName: house.name,
      lotNo: '20001',
      mileageKm: 40_010,
      startPrice: 450_000,
      soldPrice: 480_000,
      status: 4533,
    });
  });

  it('without a number is told by its facts, of which the mileage never falls', async () => {
    expect(await formerOf('facts-november')).toEqual(['facts-may']);
  });

  it('is not guessed where too little is known', async () => {
    expect(await formerOf('little-november')).toEqual([]);
  });
});

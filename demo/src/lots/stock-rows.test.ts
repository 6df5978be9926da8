import { feedRow } from '@seri/contract/intake/feed.schema';
import { expect, test } from 'vitest';
import { stockRows } from './stock-rows.ts';

const now = new Date('2026-11-26T03:00:00Z');
const rows = stockRows(7, 90, now);
const lots = rows.filter((row) => row.type === 'lot');

function idsAt(time: Date): ReadonlySet<string> {
  return new Set(stockRows(7, 90, time).flatMap((row) => (row.type === 'lot' ? [row.id] : [])));
}

test('the requested number of cars, each with photos, a price and no session', () => {
  expect(lots).toHaveLength(90);
  expect(rows.filter((row) => row.type === 'photos')).toHaveLength(90);
  for (const row of rows) expect(feedRow.safeParse(row).error).toBeUndefined();
  for (const lot of lots) {
    expect(lot.kind).toBe('stock');
    expect(lot.session).toBeUndefined();
    expect((lot.startPrice ?? 0) % 10_000).toBe(0);
    expect(Date.parse(lot.runsAt)).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - Date.parse(lot.runsAt)).toBeLessThan(90 * 86_400_000);
  }
});

test('the yard stays the same within a day; over days its cars change one by one', () => {
  expect(stockRows(7, 90, new Date(now.getTime() + 60_000))).toEqual(rows);
  const later = idsAt(new Date(now.getTime() + 3 * 86_400_000));
  const kept = [...idsAt(now)].filter((id) => later.has(id)).length;
  expect(kept).toBeLessThan(90);
  expect(kept).toBeGreaterThan(75);
});

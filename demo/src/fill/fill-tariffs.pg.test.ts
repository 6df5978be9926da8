import { readTariffs } from '@seri/api/features/trade/tariffs/tariffs.query';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { openTestDatabase } from '@seri/api/testkit/database';
import { tariffFaults } from '@seri/domain/tariffs/tariff-faults';
import { findOverlap } from '@seri/domain/tariffs/tariff-scope';
import { afterAll, expect, it } from 'vitest';
import { fillTariffs } from './fill-tariffs.ts';
import { demoTariffs } from './tariffs.data.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

const fill = () => inTransaction(database.db, (tx) => fillTariffs(tx, new Date('2026-11-18T03:00:00Z')));

it('R88 the demonstration has prices of its own, marked and with a source of some date, once', async () => {
  await fill();
  const first = await readTariffs(database.db);
  const demo = first.filter(({ isDemo }) => isDemo);
  expect(demo).toHaveLength(demoTariffs.length);
  expect(demo.every(({ sourceDate, note, sourceUrl }) => sourceDate && (note || sourceUrl))).toBe(true);
  expect(demo.map((row) => tariffFaults(row))).toEqual(demo.map(() => ({})));
  expect(findOverlap(first)).toBeUndefined();
  await database.db.updateTable('tariff').set({ is_demo: false }).execute();
  await fill();
  expect(await readTariffs(database.db)).toHaveLength(first.length);
});

import { openTestDatabase } from '@seri/api/testkit/database';
import { roundsOf } from '@seri/api/testkit/rounds';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { answersOf, anyIndexRequest, pricedLotsOf, schedulesOf } from '../listing/asked.steps.ts';
import { plainIndex } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const { db } = database;
const surroundings = await makeSurroundings(db);

it('R8, R36 to R39: PostgreSQL answers every question as the plain index does', { timeout: 1_200_000 }, async () => {
  const ours = postgresIndex(db);
  await fc.assert(
    fc.asyncProperty(
      anyLots(surroundings),
      fc.array(anyIndexRequest(surroundings), { minLength: 5, maxLength: 5 }),
      async (lots, questions) => {
        await putLots(db, lots);
        const plain = plainIndex(lots);
        for (const request of questions)
          expect(await answersOf(ours, request)).toEqual(await answersOf(plain, request));
        expect(await schedulesOf(ours)).toEqual(await schedulesOf(plain));
        const priced = pricedLotsOf(lots);
        expect(await ours.fairPrices(priced)).toEqual(await plain.fairPrices(priced));
      },
    ),
    // Shrinking takes minutes, so the first failing example is reported as found.
    { numRuns: roundsOf(20, 600).length, endOnFailure: true },
  );
});

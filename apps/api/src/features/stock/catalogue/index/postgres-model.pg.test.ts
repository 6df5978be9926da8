import { openTestDatabase } from '@seri/testkit/database';
import { roundsOf } from '@seri/testkit/rounds';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { answersOf, anyAsked, likenessesOf, schedulesOf } from '../listing/asked.steps.ts';
import { plainIndex } from './plain-index.steps.ts';
import { anyLots, makeSurroundings, putLots, today } from './plain-lots.steps.ts';
import { postgresIndex } from './postgres-index.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const { db } = database;
const surroundings = await makeSurroundings(db);

it('R8, R36 to R39: PostgreSQL answers whatever is asked as the rules read', { timeout: 1_200_000 }, async () => {
  const ours = postgresIndex(db);
  await fc.assert(
    fc.asyncProperty(
      anyLots(surroundings),
      fc.array(anyAsked(surroundings), { minLength: 5, maxLength: 5 }),
      async (lots, questions) => {
        await putLots(db, lots);
        const plain = plainIndex(lots);
        for (const asked of questions) expect(await answersOf(ours, asked)).toEqual(await answersOf(plain, asked));
        expect(await schedulesOf(ours)).toEqual(await schedulesOf(plain));
        const likenesses = likenessesOf(lots);
        expect(await ours.comparables(likenesses, today)).toEqual(await plain.comparables(likenesses, today));
      },
    ),
    // To look for a smaller example takes minutes; the one that was found is told.
    { numRuns: roundsOf(20, 600).length, endOnFailure: true },
  );
});

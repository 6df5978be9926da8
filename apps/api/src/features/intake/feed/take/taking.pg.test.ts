import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { openTestDatabase } from '@seri/api/testkit/database';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { Delivery } from '../deliveries/delivery.store.ts';
import { feedSteps } from '../feed.steps.ts';

const database = await openTestDatabase({ now: '2026-11-19T00:00:00Z' });
const steps = feedSteps(database);
afterAll(() => database.drop());

const sumOf = ({ added, changed, unchanged, rejected }: Delivery) => added + changed + unchanged + rejected;

const anyId = fc.constantFrom('a', 'a', 'b');
const anySession = fc.constantFrom('s', 's', 't');
const anyStatus = fc.option(fc.constantFrom(4531, 4533, 4535), { nil: undefined });
/** Few ids and few values, so that rows collide. */
const anyRow: fc.Arbitrary<FeedRow> = fc.oneof(
  fc.record({ type: fc.constant('house' as const), id: fc.constant('h'), name: fc.constantFrom('One', 'Two') }),
  fc.record({
    type: fc.constant('session' as const),
    id: anySession,
    house: fc.constantFrom('h', 'h', 'h', 'none'),
    startsAt: fc.constantFrom('2026-11-30T23:30:00+09:00', '2026-12-01T00:30:00+09:00', '2026-12-01T09:00:00+09:00'),
    cancelled: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('lot' as const),
    id: anyId,
    kind: fc.constant('car' as const),
    session: anySession,
    runsAt: fc.constantFrom('2026-11-30T23:40:00+09:00', '2026-12-01T09:10:00+09:00'),
    lotNo: fc.constantFrom('1', '2'),
    maker: fc.constantFrom('Honda', 'HONDA'),
    model: fc.constant('Fit'),
    status: anyStatus,
  }),
  fc.record({
    type: fc.constant('photos' as const),
    lot: anyId,
    photos: fc.subarray(['drawn:car/kei/front/ff0000', 'drawn:car/kei/rear/ff0000']),
  }),
  fc.record({
    type: fc.constant('result' as const),
    lot: anyId,
    status: fc.constantFrom(4531, 4533, 4536),
    soldPrice: fc.constantFrom(100, 200),
  }),
);

/** The house and session that most of the lots need. */
const beginning: FeedRow[] = [
  { type: 'house', id: 'h', name: 'One' },
  { type: 'session', id: 's', house: 'h', startsAt: '2026-12-01T09:00:00+09:00' },
];

/** Sessions whose stored counts differ from their lots. */
async function readDrift(): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    select coalesce(session_lots.session_id, counted.session_id) as session, session_lots.lots as kept, counted.lots
    from session_lots
    full join (
      select session_id, kind, count(*) as lots from lot where session_id is not null group by session_id, kind
    ) as counted on counted.session_id = session_lots.session_id and counted.kind = session_lots.kind
    where session_lots.lots is distinct from counted.lots`);
  return rows;
}

let runs = 0;
it('chunks of every size have the result of taking row after row', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 2, maxLength: 15 }),
      fc.integer({ min: 150, max: 5_000 }),
      async (drawn, chunkBytes) => {
        const rows = [...beginning, ...drawn];
        const [single, chunked] = [`single-${(runs += 1)}`, `chunked-${runs}`];
        // One delivery per row, so that no row finds cached ids of another.
        const ones: Delivery[] = [];
        for (const row of rows) ones.push(await steps.send([row], { source: single }));
        const many = await steps.send(rows, { source: chunked, chunkBytes });
        expect(await steps.stateOf(chunked)).toEqual(await steps.stateOf(single));
        expect(await readDrift()).toEqual([]);
        expect(sumOf(many)).toBe(rows.length);
        expect(many.rejected).toBe(ones.reduce((sum, { rejected }) => sum + rejected, 0));
      },
    ),
    // Shrinking would take minutes; the first failing example is reported as it is.
    { numRuns: 8, endOnFailure: true },
  );
});

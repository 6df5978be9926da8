import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { brokenRows } from './broken-rows.data.ts';
import { feedSteps, house, lotRow, session } from '../feed.steps.ts';

const database = await openTestDatabase();
const steps = feedSteps(database);
afterAll(() => database.drop());

const good = (number: number) => lotRow(`G${number}`);

it('R30 fifty kinds of broken rows are each rejected with line and reason, and every good row is imported', async () => {
  expect(brokenRows.length).toBeGreaterThanOrEqual(50);
  const lines = brokenRows.flatMap(({ line }, index) => [line, good(index + 1)]);
  const delivery = await steps.send([house, session, ...lines], { source: 'broken' });
  expect(delivery).toMatchObject({ state: 'done', added: 2 + brokenRows.length, rejected: brokenRows.length });
  const rejects = await steps.rejectsOf(delivery);
  const reported = rejects.map(({ line, reason }) => {
    const { label, reason: expected } = brokenRows[(line - 3) / 2]!;
    return { label, line, reason: reason.startsWith(expected) ? expected : reason };
  });
  expect(reported).toEqual(brokenRows.map(({ label, reason }, index) => ({ label, line: 3 + index * 2, reason })));
  expect(rejects.map(({ text }) => text)).toEqual(brokenRows.map(({ line }) => line.slice(0, 20_000)));
  expect(Object.keys((await steps.stateOf('broken')).lots)).toHaveLength(brokenRows.length);
});

it('a reason is readable and names the field, without repeating its value', async () => {
  const delivery = await steps.send([JSON.stringify({ ...lotRow('x'), year: 3000, mileageKm: -1, doors: 4 })]);
  const [{ reason } = { reason: '' }] = await steps.rejectsOf(delivery);
  expect(reason).toBe(
    'year: Too big: expected number to be <=2100; mileageKm: Too small: expected number to be >=0; Unrecognized key: "doors"',
  );
});

const row = (name: string) => JSON.stringify({ ...house, id: name, name });

it('CRLF, empty lines and a byte order mark are accepted', async () => {
  const delivery = await steps.send([`\uFEFF${row('bom')}\r\n\r\n   \n${row('crlf')}\r`, 'no row']);
  expect(delivery).toMatchObject({ added: 2, rejected: 1, line: 5 });
  expect(await steps.rejectsOf(delivery)).toMatchObject([{ line: 5, text: 'no row' }]);
});

it('all broken rows are counted, but only the first hundred thousand stored', async () => {
  const broken = 'x\n'.repeat(100_005).trimEnd();
  const delivery = await steps.send([house, broken], { chunkBytes: 120_000 });
  expect(delivery).toMatchObject({ state: 'done', rejected: 100_005, line: 100_006 });
  const { rows } = await database.pool.query(
    'select count(*)::int as kept, max(line)::int as last from feed_reject where delivery_id = $1',
    [delivery.id],
  );
  expect(rows).toEqual([{ kept: 100_000, last: 100_001 }]);
});

it('a file with too many lines that are too short for rows is no feed; empty lines do not count', async () => {
  const rubbish = 'x\n'.repeat(200_000).trimEnd();
  const delivery = await steps.send([house, '\n'.repeat(150_000), rubbish], { chunkBytes: 300_000 });
  expect(delivery).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^Lines \d+ to \d+ are too short/),
  });
});

it('a row that only the database refuses is rejected, and the rows around it are imported', async () => {
  await database.owner.query(`alter table house add constraint no_seven check (bid_step <> 7)`);
  const delivery = await steps.send([
    { ...house, id: 'before' },
    { ...house, id: 'seven', bidStep: 7 },
    { ...house, id: 'after' },
  ]);
  expect(delivery).toMatchObject({ state: 'done', added: 2, rejected: 1 });
  expect(await steps.rejectsOf(delivery)).toMatchObject([{ line: 2, reason: expect.stringContaining('no_seven') }]);
});

it('a new lot that the database refuses is rejected, and later lots can use the names it brought', async () => {
  const far = lotRow('far', { runsAt: '2026-11-20T10:30:00+20:00', maker: 'Second' });
  const next = lotRow('next', { maker: 'Second' });
  const delivery = await steps.send([
    house,
    session,
    lotRow('near', { maker: 'First' }),
    far,
    next,
    { ...next, year: 2001 },
  ]);
  expect(delivery).toMatchObject({ state: 'done', rejected: 1, changed: 1 });
  expect(await steps.rejectsOf(delivery)).toMatchObject([{ line: 4, reason: expect.stringContaining('time zone') }]);
  const { lots } = await steps.stateOf();
  expect([lots.near?.maker, lots.far, lots.next?.maker, lots.next?.facts.year]).toEqual([
    'first',
    undefined,
    'second',
    2001,
  ]);
});

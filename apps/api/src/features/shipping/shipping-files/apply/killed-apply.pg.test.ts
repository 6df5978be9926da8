import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { openLists, shipChange } from '../listed-world.steps.ts';
import { manyCarsLike } from '../many-cars.steps.ts';

vi.setConfig({ testTimeout: 400_000 });

const program = fileURLToPath(import.meta.resolve('./apply-to-kill.child.ts'));
const rowsOfList = 3000;
const world = await openLists();
const { database, staff, ships, sail, newClient, waitingCars, listOf, order, fileOf, messagesOf } = world;

afterAll(world.close);

const settled = async (fileId: number): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from shipping_row where file_id = $1 and outcome is not null',
    [fileId],
  );
  return rows[0]?.count ?? 0;
};

const startApply = (fileId: number) =>
  spawn(process.execPath, [program, database.url, String(fileId)], { stdio: ['ignore', 'inherit', 'inherit'] });

it('! R102 a list of 3,000 rows that is killed while it is applied goes on: each row once, each client told once', async () => {
  const clients = await Promise.all(Array.from({ length: 30 }, () => newClient()));
  const [model] = await waitingCars(1);
  const ids = await manyCarsLike(
    database,
    model!.id,
    clients.map(({ accountId }) => accountId),
    rowsOfList,
  );
  const { id: voyageId } = await sail({ vessel: 'KILLED' });
  const fileId = await listOf(
    [{ voyageId, changes: [shipChange('etd', 'JPYOK', '2026-11-21')] }],
    ids.map((id, turn) => ({
      car: turn === 7 ? { id, version: 99 } : { id },
      ship: 1,
      take: { ship: 'KILLED 021', bookingNo: turn === 8 ? '?' : `BK-${turn + 100}` },
      isChosen: turn > 1,
    })),
  );
  await order(fileId);

  for (const rows of [0, 400, 1100]) {
    const child = startApply(fileId);
    const ended = once(child, 'exit');
    await vi.waitFor(async () => expect(await settled(fileId)).toBeGreaterThan(rows), {
      timeout: 120_000,
      interval: 20,
    });
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(await settled(fileId)).toBeLessThan(rowsOfList - 2);
  }
  expect(await fileOf(fileId)).toMatchObject({ state: 'applying' });
  expect((await once(startApply(fileId), 'exit'))[0]).toBe(0);

  expect(await fileOf(fileId)).toMatchObject({ state: 'applied', version: 3 });
  const { rows: outcomes } = await database.pool.query(
    'select outcome, count(*)::integer from shipping_row where file_id = $1 group by 1 order by 1',
    [fileId],
  );
  expect(outcomes).toEqual([
    { outcome: 'applied', count: 2996 },
    { outcome: 'conflict', count: 1 },
    { outcome: 'refused', count: 1 },
    { outcome: null, count: 2 },
  ]);
  const { rows: astray } = await database.pool.query(
    `select purchase.id from purchase join shipping_row on purchase_id = purchase.id
     where file_id = $1 and (
       version <> seen_version + (outcome = 'applied')::integer and seen_version <> 99
       or (outcome = 'applied') <> (status = 3)
       or (select count(*) from purchase_stage where purchase_stage.purchase_id = purchase.id and status = 3)
         <> (outcome is not distinct from 'applied')::integer
       or (select count(*) from action_log where subject = 'purchase:' || purchase.id)
         <> (outcome is not distinct from 'applied')::integer)`,
    [fileId],
  );
  expect(astray).toEqual([]);
  for (const client of clients) {
    expect((await messagesOf(client)).filter((text) => text.includes('listed for KILLED'))).toHaveLength(1);
  }
  expect(await ships.view(staff, voyageId)).toMatchObject({ version: 2 });
});

import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { startTcpProxy } from '@seri/api/testkit/tcp-proxy';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { isOutage } from './outages.ts';
import { startPulse } from './pulse.ts';

const database = await openTestDatabase({ empty: true });
const proxy = await startTcpProxy(database.url);
const frozen = openDatabase(proxy.url, silentLog);
const pulse = startPulse(frozen, silentLog, { pause: 20, turn: 30, turns: 10 });
afterAll(async () => {
  await pulse.stop();
  await frozen.close();
  await proxy.close();
  await database.drop();
});

it('a database that stops answering is noticed, what waits for it fails, and it is used again when it answers', async () => {
  const client = await frozen.pool.connect();
  proxy.freeze();
  const error = await client.query('select 1').catch((thrown: Error) => thrown);
  expect(isOutage(error as Error)).toBe(true);
  client.release(true);
  await eventually(() => expect(pulse.isAnswering()).toBe(false));
  proxy.thaw();
  await eventually(() => expect(pulse.isAnswering()).toBe(true));
  expect((await frozen.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a process that is too busy to read takes no database for silent', async () => {
  const complaints: unknown[] = [];
  const log = { ...silentLog, error: (...words: unknown[]) => void complaints.push(words) };
  const busy = startPulse(database, log, { pause: 1, turn: 10, turns: 20 });
  for (let round = 0; round < 40; round += 1) {
    const end = performance.now() + 30;
    while (performance.now() < end);
    await new Promise(setImmediate);
  }
  expect(complaints).toEqual([]);
  await busy.stop();
});

import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { eventually } from '@seri/api/testkit/eventually';
import { newLot } from '@seri/api/testkit/factories';
import { roundsOf } from '@seri/api/testkit/rounds';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { witnessBids } from '../bidding-witness.steps.ts';
import { expectNeverOverdrawn } from '../never-overdrawn.steps.ts';
import { expectChains, logOf } from '../races.steps.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { type Answered, keepBidding } from './bidding-load.steps.ts';
import { ProductToKill, victims } from '../../../../entry/product-to-kill.steps.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

const creditLimit = 1_200_000;
const loads = 6;
/** The number of answers between two kills, so that each kill hits running calls. */
const answersBetween = 12;
const product = new ProductToKill();
let database: Database;
let clients: TestUser[];
let lots: number[];

beforeAll(async () => {
  await product.start();
  database = openDatabase(product.ownerUrl, silentLog, 2);
  await witnessBids({ owner: database.pool });
  const api = await openTestApi(database);
  clients = await Promise.all(Array.from({ length: loads * 2 }, () => api.signedIn({ creditLimit })));
  lots = [];
  const day = addDays(japanDay(new Date()), 2);
  while (lots.length < 12) lots.push(await newLot(database.db, { day, startPrice: 500_000 }));
  await api.close();
});

afterAll(async () => {
  await database.close();
  await product.stop();
});

it('kill -9 of API, database and worker in turn loses no bid that was acknowledged, and doubles none', async () => {
  const answered: Answered[] = [];
  const stop = new AbortController();
  const bidding = Promise.all(
    Array.from({ length: loads }, (_, seed) =>
      keepBidding({
        url: () => product.apiUrl,
        clients: clients.slice(seed * 2, seed * 2 + 2),
        lots,
        seed,
        signal: stop.signal,
        onAnswer: (answer) => void answered.push(answer),
      }),
    ),
  );
  for (const round of roundsOf(3, 25)) {
    const before = answered.length;
    await vi.waitUntil(() => answered.length >= before + answersBetween, { timeout: 60_000, interval: 5 });
    await product.killAndStart(victims[round % victims.length] ?? 'api');
  }
  stop.abort();
  await bidding;

  expect(answered.filter(({ status }) => status !== 200 && status !== 402)).toEqual([]);
  for (const user of clients) {
    const taken = answered.filter(({ by, status }) => by === user && status === 200);
    const logged = await logOf(database, user.accountId);
    expect(logged.map(({ subject }) => subject)).toEqual(taken.map(({ bidId }) => `bid:${bidId}`));
    expect(await countComments(user)).toBe(taken.filter(({ isBid }) => isBid).length);
    await expectChains(database, user.accountId);
    await expectNeverOverdrawn(database, user.accountId, creditLimit);
  }
  await expectInvariants(database);
  await eventually(async () => {
    const unsent = database.db.selectFrom('outbox').select('id').where('sequence', 'is', null).limit(1);
    expect(await unsent.execute()).toEqual([]);
  });
});

async function countComments({ accountId }: TestUser): Promise<number> {
  const written = database.db.selectFrom('bid_message').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await written.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count;
}

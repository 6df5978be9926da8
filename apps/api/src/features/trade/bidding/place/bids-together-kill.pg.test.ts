import { apiRoot, cookies as names, headers } from '@seri/contract/headers';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { newLot } from '@seri/api/testkit/factories';
import { roundsOf } from '@seri/api/testkit/rounds';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { witnessBids } from '../bidding-witness.steps.ts';
import { bidOf } from '../bidding.steps.ts';
import { logOf } from '../races.steps.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { ProductToKill } from '../../../../entry/product-to-kill.steps.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

/** Enough for two first bids, a full batch of 64, and a rest for the batch after it. */
const crowd = 100;
/** The kill comes after this many answers: one batch is answered, and the next one is running. */
const answeredFirst = 5;
const product = new ProductToKill();
let database: Database;
let clients: TestUser[];

beforeAll(async () => {
  await product.start();
  database = openDatabase(product.ownerUrl, silentLog, 2);
  await witnessBids({ owner: database.pool });
  const api = await openTestApi(database);
  clients = await Promise.all(Array.from({ length: crowd }, () => api.signedIn({ creditLimit: 100_000_000 })));
  await api.close();
});

afterAll(async () => {
  await database.close();
  await product.stop();
});

interface Placed {
  status: number;
  body: { bidId?: number };
}

async function bid(user: TestUser, lotId: number): Promise<Placed> {
  const response = await fetch(`${product.apiUrl}${apiRoot}/bid/create`, {
    method: 'POST',
    body: JSON.stringify(bidOf(lotId, 500_000, { comment: 'Please' })),
    headers: {
      'content-type': 'application/json',
      cookie: `${names.access}=${user.cookies[names.access]}`,
      [headers.idempotencyKey]: `${lotId}`,
    },
  });
  const body = (await response.json()) as Placed['body'];
  // Repeats a call that was refused as overloaded.
  return response.status === 503 ? bid(user, lotId) : { status: response.status, body };
}

it.each(roundsOf(2, 20))('kill -9 during batches loses no bid that was acknowledged (%i)', async () => {
  const lotId = await newLot(database.db, { day: addDays(japanDay(new Date()), 2), startPrice: 500_000 });
  const answers = new Map<TestUser, Placed>();
  const asked = clients.map((user) =>
    bid(user, lotId).then(
      (answer) => void answers.set(user, answer),
      () => undefined,
    ),
  );
  await vi.waitUntil(() => answers.size >= answeredFirst, { timeout: 60_000, interval: 1 });
  await product.killAndStart('api');
  await Promise.all(asked);
  const again = await Promise.all(clients.map((user) => bid(user, lotId)));
  for (const [turn, user] of clients.entries()) {
    const [first, second] = [answers.get(user), again[turn]];
    expect(second?.status).toBe(200);
    expect(first ?? second).toEqual(second);
    const bidId = second?.body.bidId;
    const logged = await logOf(database, user.accountId);
    expect(logged.filter(({ subject }) => subject === `bid:${bidId}`)).toHaveLength(1);
  }
  const bids = database.db.selectFrom('bid').where('lot_id', '=', lotId);
  const said = database.db.selectFrom('bid_message').innerJoin('bid', 'bid.id', 'bid_id').where('lot_id', '=', lotId);
  expect(await bids.select('id').execute()).toHaveLength(crowd);
  expect(await said.select('body').execute()).toHaveLength(crowd);
  await expectInvariants(database);
});

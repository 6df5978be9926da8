import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { languageIds } from '@seri/domain/common/languages';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isChatUnread } from '../chat/chat.query.ts';
import { notificationsHandlers } from './notifications.jobs.ts';
import { notificationsSteps, runNotices } from './notifications.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof notificationsSteps>;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = notificationsSteps(api, database);
  manager = await api.signedIn({ role: 'manager' });
});

beforeEach(async () => {
  await runMails();
  api.mails.length = 0;
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const newClient = (account: NewAccount = {}) => api.signedIn({ creditLimit: 100_000_000, ...account });
const runMails = () => runNotices(database, api);
const subjects = () => api.mails.map(({ subject }) => subject.replace(/^(?:Lot|Лот) \d+: /, ''));

async function bidFor(client: TestUser): Promise<number> {
  const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
  return await steps.bidFor(manager, client.accountId, lot, 500_000);
}

const setStatus = async (bidId: number, status: number) =>
  expect((await steps.setStatus(manager, bidId, status)).status).toBe(200);

const change = (id: number, set: { language_id?: number; role_id?: number }) =>
  database.db.updateTable('account').set(set).where('id', '=', id).execute();

describe('R55 the mail of a notice', () => {
  it('waits six seconds, states the notice and its lot, and is sent once', async () => {
    const client = await newClient();
    await bidFor(client);
    const { rows } = await database.pool.query<{ after: number }>(
      `select extract(epoch from run_at - app_now())::float8 as after from graphile_worker._private_jobs`,
    );
    expect(rows).toEqual([{ after: 6 }]);
    const [job] = await runMails();
    const [handler] = notificationsHandlers(api.platform, isChatUnread);
    const run = { jobId: '1', attempt: 2, signal: new AbortController().signal, log: api.platform.log };
    await handler?.run(job?.payload, run);
    expect(subjects()).toEqual([expect.stringMatching(/^A bid of .+ was placed for you$/)]);
    const [mail] = api.mails;
    expect(mail?.text).toMatch(/Lot \d+, House \d+\nMaker \d+ Model \d+ 2020\nBid No\. \d+/);
    expect(mail?.text).toMatch(/\/car-auctions\/\d+/);
    expect(mail?.text).toContain('/profile');
  });

  it('is written in the language of each reader', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await newClient({ dealerId: dealer.accountId });
    await change(client.accountId, { language_id: languageIds.ru });
    await bidFor(client);
    await runMails();
    expect(subjects()).toEqual([
      expect.stringMatching(/^A bid of .+ was placed for Someone \d+$/),
      expect.stringMatching(/^За вас сделана ставка/),
    ]);
  });

  it('is not sent to a reader who turned it off, nor to a disabled one', async () => {
    const [unwilling, disabled] = [await newClient(), await newClient()];
    await steps.save(unwilling, 'managerNewBid', false);
    await bidFor(unwilling);
    await bidFor(disabled);
    await change(disabled.accountId, { role_id: 982 });
    expect(await runMails()).toHaveLength(1);
    expect(subjects()).toEqual([]);
  });

  it('checks the setting of the reader again before sending', async () => {
    const client = await newClient();
    await bidFor(client);
    await steps.save(client, 'managerNewBid', false);
    expect(await runMails()).toHaveLength(1);
    expect(subjects()).toEqual([]);
  });

  it('reports only the last status if one was undone in time', async () => {
    const client = await newClient();
    await steps.save(client, 'managerNewBid', false);
    const bidId = await bidFor(client);
    await setStatus(bidId, bidStatusCodes.won);
    await setStatus(bidId, bidStatusCodes.bid);
    await runMails();
    expect(subjects()).toEqual([expect.stringMatching(/^Your bid of .+ is now: Bid$/)]);
  });

  it('about a win is sent even if the account turned bid mails off, and no other is', async () => {
    const client = await newClient();
    await steps.bidMails(client, false);
    const bidId = await bidFor(client);
    await setStatus(bidId, bidStatusCodes.bid);
    await setStatus(bidId, bidStatusCodes.won);
    await runMails();
    expect(subjects()).toEqual([expect.stringMatching(/^You have won with/)]);
  });

  it('is sent to staff who turned it on', async () => {
    const eager = await api.signedIn({ role: 'manager' });
    const client = await newClient({ managerId: eager.accountId });
    const bid = async () => {
      const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
      await steps.bid(client, lot, 500_000);
    };
    await bid();
    await steps.save(eager, 'clientNewBid', true);
    await bid();
    await runMails();
    expect(subjects()).toEqual([expect.stringMatching(/^Someone \d+ bids/)]);
  });
});

describe('R55 the settings', () => {
  it('list the events that the reader can be told of; the win is fixed', async () => {
    const { types } = await steps.settings(await newClient());
    expect(types).toEqual([
      { eventType: 'managerNewBid', isMailed: true, isFixed: false },
      { eventType: 'managerBidStatus', isMailed: true, isFixed: false },
      { eventType: 'managerChangeAmount', isMailed: true, isFixed: false },
      { eventType: 'managerWinBid', isMailed: true, isFixed: true },
      { eventType: 'managerUpdateBidAmount', isMailed: true, isFixed: false },
      { eventType: 'chatMessage', isMailed: true, isFixed: false },
    ]);
    const staff = await steps.settings(manager);
    expect(staff.types.map(({ eventType }) => eventType)).toEqual([
      'clientNewBid',
      'clientCancelBid',
      'clientRebid',
      'clientChangeAmount',
      'managerUpdateStatus',
      'chatMessage',
    ]);
  });

  it('refuse events without a choice: a win, and events of the other side', async () => {
    const client = await newClient();
    for (const type of ['managerWinBid', 'clientNewBid'] as const) {
      expect(await steps.save(client, type, false)).toMatchObject({
        status: 422,
        body: { data: { fields: { eventType: { problem: 'choice' } } } },
      });
    }
    expect(await steps.save(client, 'managerBidStatus', false)).toMatchObject({ status: 200 });
    const { types } = await steps.settings(client);
    expect(types).toContainEqual({ eventType: 'managerBidStatus', isMailed: false, isFixed: false });
  });
});

import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { languageIds } from '@seri/domain/common/languages';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationsHandlers } from './notifications.jobs.ts';
import { mailOne } from './mail-notice.ts';
import { keepNotice, type NewNotice } from './notifications.command.ts';
import { mailReads, notificationsSteps, runNotices, someFacts } from './notifications.steps.ts';

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
const subjects = () => api.mails.map(({ subject }) => subject);

async function bidFor(client: TestUser): Promise<number> {
  const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
  return await steps.bidFor(manager, client.accountId, lot, 500_000);
}

const setStatus = async (bidId: number, status: number) =>
  expect((await steps.setStatus(manager, bidId, status)).status).toBe(200);

const change = (id: number, set: { language_id?: number; role_id?: number }) =>
  database.db.updateTable('account').set(set).where('id', '=', id).execute();

describe('R55 the mail of a notice', () => {
  it('is dropped for good if a later status replaces it after a first attempt was lost', async () => {
    const dropped: string[] = [];
    const mailer = { ...api.platform.mailer, drop: async (id: string) => void dropped.push(id) };
    const bidId = await bidFor(await newClient());
    for (const status of [bidStatusCodes.bid, bidStatusCodes.finished]) await setStatus(bidId, status);
    const [first] = await database.db
      .selectFrom('notice')
      .select('id')
      .where('bid_id', '=', bidId)
      .where('event_type', '=', 'managerBidStatus')
      .orderBy('id')
      .execute();
    await mailOne({ ...api.platform, mailer }, mailReads, first?.id ?? 0);
    expect(dropped).toEqual([`notice-${first?.id}`]);
    expect(subjects()).toEqual([]);
  });

  it('waits six seconds, states the notice and its lot, and is sent once', async () => {
    const client = await newClient();
    await bidFor(client);
    const { rows } = await database.pool.query<{ after: number }>(
      `select extract(epoch from run_at - app_now())::float8 as after from graphile_worker.jobs
       where task_identifier like 'notifications.%'`,
    );
    expect(rows).toEqual([{ after: 6 }]);
    const [job] = await runMails();
    const [handler] = notificationsHandlers(api.platform, mailReads);
    const run = { jobId: '1', attempt: 2, signal: new AbortController().signal, log: api.platform.log };
    await handler?.run(job?.payload, run);
    expect(subjects()).toEqual([
      expect.stringMatching(/^500\u00A0000\u00A0¥ bid for you: lot \d+, Maker \d+ Model \d+ 2020$/),
    ]);
    const [mail] = api.mails;
    expect(mail?.text).toMatch(
      /Lot \d+, House \d+\nMaker \d+ Model \d+ 2020\nRuns about Thu 19 Nov, 10:00 JST\nBid No\. \d+/,
    );
    expect(mail?.text).toMatch(/Open lot: .+\/car-auctions\/\d+/);
    expect(mail?.text).toMatch(/Open chat: .+\/bids\?chat=\d+/);
  });

  it('is written in the language of each reader', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await newClient({ dealerId: dealer.accountId });
    await change(client.accountId, { language_id: languageIds.ru });
    await bidFor(client);
    await runMails();
    expect(subjects()).toEqual([
      expect.stringMatching(/^500.000.¥ bid for Someone \d+: lot/),
      expect.stringMatching(/^За вас поставили 500.000.¥: лот/),
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
    expect(subjects()).toEqual([expect.stringMatching(/^This lot is no longer won\. Your bid of .+: accepted · lot/)]);
  });

  it('about a win is sent even if the account turned bid mails off, and no other is', async () => {
    const client = await newClient();
    await steps.bidMails(client, false);
    const bidId = await bidFor(client);
    await setStatus(bidId, bidStatusCodes.bid);
    await setStatus(bidId, bidStatusCodes.won);
    await runMails();
    expect(subjects()).toEqual([expect.stringMatching(/^You won lot \d+: Maker/)]);
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
    expect(subjects()).toEqual([expect.stringMatching(/^Someone \d+ placed a bid: 500.000.¥ · lot/)]);
  });
});

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

/** Stores a notice of a bid of the client, with its mail, and sends it. */
async function mailOf(client: TestUser, bidId: number, facts: Partial<NewNotice>) {
  const bid = await database.db.selectFrom('bid').select('lot_id').where('id', '=', bidId).executeTakeFirstOrThrow();
  const message = { en: 'said', ru: 'сказано' };
  const notice = { ...someFacts, eventType: 'managerBidStatus', message, isClientMessage: false, ...facts } as const;
  const telling = { clientId: client.accountId, authorId: manager.accountId };
  await runMails();
  api.mails.length = 0;
  await database.db.transaction().execute((tx) => keepNotice(tx, { ...notice, lotId: bid.lot_id, bidId }, telling));
  await runMails();
}

describe('R55 a mail about an outcome', () => {
  it('of a move of a bought car opens its purchase', async () => {
    const client = await newClient();
    const bidId = await bidFor(client);
    await mailOf(client, bidId, { eventType: 'managerPurchase', cause: 'carMoved', purchaseId: 700_123 });
    expect(api.mails[0]?.text).toMatch(/\/purchases\/700123/);
  });

  it('of a win with its price is whole: the fact, the lot, the time in both zones, the next step, the contact', async () => {
    const client = await newClient();
    const zone = { time_zone: 'Asia/Ulaanbaatar' };
    await database.db.updateTable('account').set(zone).where('id', '=', client.accountId).execute();
    const bidId = await bidFor(client);
    expect((await steps.setSoldPrice(manager, bidId, 480_000)).status).toBe(200);
    await runMails();
    api.mails.length = 0;
    await setStatus(bidId, bidStatusCodes.won);
    await runMails();
    const [mail] = api.mails;
    expect(plain(mail?.subject)).toMatch(/^You won lot \d+: Maker \d+ Model \d+ 2020, 480 000 ¥$/);
    expect(plain(mail?.html)).toContain('>Your bid was 500 000 ¥. The total with fees follows.</div>');
    expect(plain(mail?.text)).toMatch(
      new RegExp(
        [
          '^Hello Someone \\d+,',
          'You won Maker .+ at House \\d+ for 480 000 ¥\\. Your bid was 500 000 ¥\\.',
          `Lot .+\\nMaker .+\\nRuns about Thu 19 Nov, 10:00 JST \\(09:00 your time\\)\\nBid No\\. ${bidId}`,
          'We now pay .+ nothing to do\\.',
          'Open lot: .+',
          'Email settings: .+/profile#notifications',
          '-- \\nThis is an automatic message; .+\\nQuestions\\? .+ WhatsApp .+$',
        ].join('\\n\\n'),
      ),
    );
  });

  it('of a win whose price is known by the time of the mail says it, and its price is not mailed twice', async () => {
    const client = await newClient();
    const bidId = await bidFor(client);
    await runMails();
    api.mails.length = 0;
    await setStatus(bidId, bidStatusCodes.won);
    expect((await steps.setSoldPrice(manager, bidId, 480_000)).status).toBe(200);
    await runMails();
    expect(subjects().map(plain)).toEqual([expect.stringMatching(/^You won lot .+, 480 000 ¥$/)]);
  });

  it('of a lost bid says by how much, what is available, and how many similar lots are still open', async () => {
    const client = await newClient();
    const bidId = await bidFor(client);
    await database.pool.query(
      `update lot set model_id = (select model_id from lot join bid on lot.id = lot_id where bid.id = $1)
       where id = $2`,
      [bidId, await newLot(database.db, { day: '2026-11-20', startPrice: 500_000 })],
    );
    await mailOf(client, bidId, { cause: 'soldForMore', amount: 500_000, price: 610_000 });
    const [mail] = api.mails;
    expect(plain(mail?.text)).toMatch(/sold for 610 000 ¥, 110 000 ¥ above your bid of 500 000 ¥\./);
    expect(plain(mail?.html)).toContain('Your bid was 500 000 ¥. Available to bid now: 250 000 ¥.</div>');
    expect(mail?.text).toContain('1 similar lot can still be bid on.');
    expect(mail?.text).toMatch(/See similar lots: .+\/car-auctions\?makerId=\d+&modelId=\d+\n/);
  });

  it('without a similar lot opens the lot, and to a dealer names the client', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const client = await newClient({ dealerId: dealer.accountId });
    const bidId = await bidFor(client);
    await mailOf(client, bidId, { cause: 'soldForMore', amount: 500_000, price: 490_000 });
    const [toDealer, toClient] = api.mails;
    expect(plain(toDealer?.text)).toMatch(/sold for 490 000 ¥\. Someone \d+’s bid was 500 000 ¥\./);
    expect(plain(toClient?.text)).toMatch(/sold for 490 000 ¥\. Your bid was 500 000 ¥\./);
    expect(toClient?.text).not.toContain('similar');
    expect(toClient?.text).toMatch(/Open lot: /);
  });

  it('names deadlines that are ahead, and none that are over', async () => {
    const client = await newClient();
    await mailOf(client, await bidFor(client), { cause: 'accepted', amount: 500_000 });
    expect(api.mails[0]?.text).toMatch(/You can cancel until .+ JST and raise the bid until .+ JST\. You will hear/);
    const late = await newLot(database.db, { day: '2026-11-18', startPrice: 500_000 });
    const bidId = await steps.bidFor(manager, client.accountId, late, 500_000);
    await mailOf(client, bidId, { cause: 'accepted', amount: 500_000 });
    expect(api.mails[0]?.text).not.toContain('You can cancel');
    expect(api.mails[0]?.text).toContain('You will hear the result from us.');
    expect(api.mails[0]?.text).toContain('Ran Wed 18 Nov, 10:00 JST');
  });

  it.each([
    ['groupFull', 'Reason: the group is full.'],
    ['cancelled', 'Reason: your manager cancelled it.'],
  ] as const)('that is %s gives the reason', async (cause, reason) => {
    const client = await newClient();
    await mailOf(client, await bidFor(client), { cause, amount: 500_000 });
    expect(api.mails[0]?.text).toContain(reason);
  });
});

describe('R55 the settings', () => {
  it('list the events that the reader can be told of; a win and charges are fixed', async () => {
    const { types } = await steps.settings(await newClient());
    expect(types).toEqual([
      { eventType: 'managerNewBid', isMailed: true, isFixed: false },
      { eventType: 'managerBidStatus', isMailed: true, isFixed: false },
      { eventType: 'managerChangeAmount', isMailed: true, isFixed: false },
      { eventType: 'managerWinBid', isMailed: true, isFixed: true },
      { eventType: 'managerUpdateBidAmount', isMailed: true, isFixed: false },
      { eventType: 'chatMessage', isMailed: true, isFixed: false },
      { eventType: 'managerTranslation', isMailed: true, isFixed: false },
      { eventType: 'managerCharge', isMailed: true, isFixed: true },
      { eventType: 'managerPurchase', isMailed: true, isFixed: false },
    ]);
    const staff = await steps.settings(manager);
    expect(staff.types.map(({ eventType }) => eventType)).toEqual([
      'clientNewBid',
      'clientCancelBid',
      'clientRebid',
      'clientChangeAmount',
      'managerUpdateStatus',
      'chatMessage',
      'clientTranslation',
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

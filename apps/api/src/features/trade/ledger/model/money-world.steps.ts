import { apiRoot } from '@seri/contract/headers';
import { firstBilling } from '@seri/domain/money/company-billing';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { tomorrow } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { startTcpProxy } from '@seri/api/testkit/tcp-proxy';
import { openDatabase } from '../../../../platform/database/database.ts';
import { expectInvariants } from '../../bidding/bidding-invariants.steps.ts';
import { witnessBids } from '../../bidding/bidding-witness.steps.ts';
import type { MoneyCommand } from './money-commands.steps.ts';
import { newBuyer } from './money-facts.steps.ts';
import { MoneyModel } from './money-model.steps.ts';
import { MoneyRun, type MoneyWorld } from './money-run.steps.ts';
import { buyerTables } from './money-table.steps.ts';

const now = '2026-11-18T03:00:00Z';
const lotsOfRun = 4;
/** Every client can bid on all lots whatever they owe. */
const creditLimit = 1_000_000_000;

const buy = (bid: number): MoneyCommand[] => [
  { do: 'status', way: 'once', by: 'other', bid, to: 6, confirmed: true, saysWhy: false },
  { do: 'price', way: 'once', by: 'other', bid, price: 590_000, confirmed: true },
];

/** So that the first steps find something to do: one client owes most of what is due last, the other nothing. */
const start: readonly MoneyCommand[] = [
  { do: 'bid', buyer: 0, lot: 0, amount: 600_000 },
  { do: 'bid', buyer: 1, lot: 1, amount: 650_000 },
  { do: 'bid', buyer: 0, lot: 2, amount: 700_000 },
  ...[0, 1].flatMap(buy),
  { do: 'terms', way: 'once', by: 'other', buyer: 0, isByHand: false, dueDays: 2 },
  ...buy(2),
  ...[0, 1, 0, 1].map((buyer): MoneyCommand => ({ do: 'remit', way: 'once', by: 'other', buyer, amount: 400_000 })),
];

/** `seen` gathers what has happened in all runs. */
export async function openMoneyWorld(seen: Set<string>) {
  const database = await openTestDatabase({ now });
  await witnessBids(database);
  const proxy = await startTcpProxy(database.url);
  const connections = openDatabase(proxy.url, silentLog, 2);
  const [api, fragile] = [await openTestApi(database), await openTestApi(connections)];
  const owner = await api.signedIn({ role: 'manager', isOwner: true });
  const details = { ...firstBilling, legalName: 'Seri Trading', address: 'Yokohama, Japan' };
  await api.ask(owner, { method: 'PUT', url: `${apiRoot}/site/billing`, payload: { version: 0, details } });
  return {
    startRun: () => startRun({ database, api, fragile, proxy, seen }),
    expectInvariants: () => expectInvariants(database),
    close: async () => {
      await Promise.all([api.close(), fragile.close()]);
      await connections.close();
      await proxy.close();
      await database.drop();
    },
  };
}

/** Each run has accounts and lots of its own: an account may send only so much in a minute. */
async function startRun(world: MoneyWorld): Promise<MoneyRun> {
  const { api, database } = world;
  const lots: number[] = [];
  while (lots.length < lotsOfRun) lots.push(await newLot(database.db, { day: tomorrow }));
  const clients = [];
  for (const { rows, linesAt } of buyerTables) {
    const user = await api.signedIn({ creditLimit });
    const own = { how: 'flat', books_at: 'win', valid_from: '2026-01-01', account_id: user.accountId };
    await database.db
      .insertInto('tariff')
      .values(rows.map((row) => ({ ...own, ...row })))
      .execute();
    clients.push({ user, buyer: newBuyer(user.accountId, linesAt) });
  }
  const newManager = (accounting: boolean) => api.signedIn({ role: 'manager', rights: { accounting } });
  const staff = {
    accountant: await newManager(true),
    other: await newManager(true),
    colleague: await newManager(false),
  };
  const { accountant, other, colleague } = staff;
  const run = new MoneyRun(world, {
    portal: {
      model: new MoneyModel(),
      buyers: clients.map(({ buyer }) => buyer),
      lots,
      actors: { accountant: accountant.accountId, other: other.accountId, colleague: colleague.accountId, client: 0 },
      undoable: [],
    },
    clients: clients.map(({ user }) => user),
    staff,
  });
  await run.play(start);
  return run;
}

import type { Actor } from '@seri/api/platform/actor';
import type { Database } from '@seri/api/platform/database/database';
import { actingOf } from '@seri/api/platform/http/acting';
import { actorOf } from '@seri/api/testkit/actor-of';
import { roleIds } from '@seri/domain/people/roles';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRole, lockVisible } from '../../people/clients/clients.command.ts';
import { readFirstRemittanceMinimum } from '../../people/company/company.query.ts';
import { bookCorrection } from './book-correction.ts';
import { bookRemittance } from './book-remittance.command.ts';
import { readBalanceInfo } from './ledger.query.ts';

const rounds = 200;
const reason = 'A race';
const description = '';
let database: TestDatabase;
let connections: Database[];
let actor: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  // Four pools with one connection each, like four API processes.
  connections = Array.from({ length: 4 }, () => database.another(1));
  const accountant = await newAccount(database.db, { role: 'manager', rights: { accounting: true } });
  actor = actorOf(accountant, roleIds.manager);
});

afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.drop();
});

const remit = (turn: number, id: number, amount: number) =>
  acting(turn).transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    await bookRemittance(tx, actor, account, { amount, description, reason });
  });

const acting = (turn: number) =>
  actingOf((connections[turn % connections.length] ?? database).db, actor, undefined, undefined);

function entriesOf(id: number) {
  return database.db.selectFrom('ledger_entry').selectAll().where('account_id', '=', id).orderBy('number').execute();
}

describe('R22 bookings at once', () => {
  it(`have numbers without gaps and running balances: ${rounds} from four connections`, async () => {
    const id = await newAccount(database.db);
    const amounts = Array.from({ length: rounds }, (_, turn) => (turn % 3 === 0 ? -(turn + 1) : turn + 1));
    await Promise.all(
      amounts.map((amount, turn) =>
        turn % 2 === 0 && amount > 0
          ? remit(turn, id, amount)
          : bookCorrection(acting(turn), { id, amount, description, reason }),
      ),
    );
    const entries = await entriesOf(id);
    expect(entries.map(({ number }) => number)).toEqual(amounts.map((_, turn) => turn + 1));
    let sum = 0;
    for (const { amount, balance } of entries) expect(balance).toBe((sum += amount));
    expect(entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(amounts.toSorted((a, b) => a - b));
    expect((await readBalanceInfo(database.db, id)).balance).toBe(sum);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['remittance', 'correction']));
  });

  it('lift a restriction once, whichever comes first', async () => {
    const id = await newAccount(database.db, { role: 'restricted' });
    const amount = await readFirstRemittanceMinimum(database.db);
    const turns = Array.from({ length: 8 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => remit(turn, id, amount)));
    const logged = await database.db
      .selectFrom('action_log')
      .select('detail')
      .where('on_behalf_of', '=', id)
      .where('action', '=', 'client.role-changed')
      .execute();
    expect(logged).toHaveLength(1);
    const jobs = await database.pool.query(
      `select 1 from graphile_worker._private_jobs where (payload->>'entryId')::bigint in
       (select id from ledger_entry where account_id = $1)`,
      [id],
    );
    expect(jobs.rowCount).toBe(1);
  });
});

describe('R21 a change of role against the booking that lifts the restriction', () => {
  it.each(Array.from({ length: 10 }, (_, round) => round))('ends in one order or the other (%i)', async (round) => {
    const id = await newAccount(database.db, { role: 'restricted' });
    const amount = await readFirstRemittanceMinimum(database.db);
    const booking = () => remit(0, id, amount);
    const changing = () =>
      acting(1).transaction(async (tx) => {
        const account = await lockVisible(tx, actor, id);
        await changeRole(tx, actor, { account, version: 1, roleId: roleIds.vip });
      });
    const both = round % 2 === 0 ? [booking(), changing()] : [changing(), booking()];
    const results = await Promise.allSettled(both);
    const [booked, changed] = round % 2 === 0 ? results : results.toReversed();
    const { role_id, version } = await database.db
      .selectFrom('account')
      .select(['role_id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(booked?.status).toBe('fulfilled');
    expect(await entriesOf(id)).toHaveLength(1);
    const vipFirst = changed?.status === 'fulfilled';
    expect({ role_id, version }).toEqual({ role_id: vipFirst ? roleIds.vip : roleIds.client, version: 2 });
    if (!vipFirst) expect(changed).toMatchObject({ reason: { code: 'STATE_CHANGED' } });
  });
});

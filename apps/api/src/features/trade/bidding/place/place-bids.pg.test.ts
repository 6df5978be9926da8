import type { JapanDay } from '@seri/domain/time/japan-time';
import { actorOf } from '@seri/api/testkit/actor-of';
import { roleIds } from '@seri/domain/people/roles';
import { newAccount } from '@seri/api/testkit/factories';
import type { KyselyPlugin } from 'kysely';
import type { ClientBase } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { bidOf } from '../bidding.steps.ts';
import { openBidding } from '../bidding-table.steps.ts';
import type { BidRequest } from './decide-bids.ts';
import { placeBids } from './place-bids.ts';

const { database, lot, bidsOf } = await openBidding({ except: ['nobody with a credit limit holds more than it'] });
const { pool } = database;
/** A single connection, whose prepared statements can be inspected. */
const own = database.another(1);

afterAll(() => own.close());

const bidder = () => newAccount(database.db, { creditLimit: 10_000_000 });
const requestOf = (clientId: number, lotId: number, actor = actorOf(clientId)): BidRequest => ({
  actor,
  socketId: undefined,
  body: bidOf(lotId, 500_000),
  clientId,
});

async function many<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

async function place(...requests: readonly BidRequest[]): Promise<string[]> {
  const outcomes = await inTransaction(own.db, (tx) => placeBids(tx, requests));
  return outcomes.map((outcome) => (outcome instanceof Refusal ? outcome.code : 'taken'));
}

/** Places bids while another transaction holds rows. It commits once the bids wait for it and `happens` is done. */
async function placeMeanwhile(
  hold: (holder: ClientBase) => Promise<unknown>,
  requests: readonly BidRequest[],
  happens: () => Promise<unknown> = async () => undefined,
) {
  const holder = await pool.connect();
  await holder.query('start transaction');
  await hold(holder);
  const placed = place(...requests);
  await vi.waitUntil(async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  await happens();
  await holder.query('commit');
  holder.release();
  return placed;
}

describe('R50 a bid that waited for a lock is decided on what has changed meanwhile', () => {
  it('the credit limit of its account', async () => {
    const [clientId, lotId] = [await bidder(), await lot()];
    const request = { ...requestOf(clientId, lotId), once: { key: 'limit', requestHash: 'limit' } };
    const lower = (holder: ClientBase) => holder.query('update account set credit_limit = 1 where id = $1', [clientId]);
    expect(await placeMeanwhile(lower, [request])).toEqual(['CREDIT_EXCEEDED']);
    const raise = (holder: ClientBase) =>
      holder.query('update account set credit_limit = 500000 where id = $1', [clientId]);
    expect(await placeMeanwhile(raise, [request])).toEqual(['taken']);
  });

  it.each<[string, JapanDay]>([
    ['day', '2026-11-25'],
    ['month', '2026-12-02'],
  ])('the session of a lot that moves to another %s', async (_, day) => {
    const [clientId, lotId, there] = [await bidder(), await lot(), await lot({ day })];
    const move = async (holder: ClientBase) => {
      await holder.query(
        `update lot set held_on = there.held_on, session_id = there.session_id, runs_at = there.runs_at
         from lot as there where there.id = $2 and lot.id = $1`,
        [lotId, there],
      );
      await holder.query('update lot_key set held_on = $2 where id = $1', [lotId, day]);
    };
    expect(await placeMeanwhile(move, [requestOf(clientId, lotId)])).toEqual(['taken']);
    const [bid] = await bidsOf({ accountId: clientId, signInId: '', cookies: {} });
    const { rows } = await pool.query('select session_id, held_on from lot where id = $1', [there]);
    expect(bid).toMatchObject(rows[0]);
  });
});

describe('R2 an actor who may no longer bid when the bid is decided', () => {
  it('is refused: a client that was disabled, or lost a flag', async () => {
    const [disabled, deprived, lotId] = [await bidder(), await bidder(), await lot()];
    const requests = [requestOf(disabled, lotId), requestOf(deprived, lotId)];
    await pool.query('update account set role_id = $2 where id = $1', [disabled, roleIds.disabled]);
    await pool.query(`update account set overrides = '{"carAuctionsView": false}' where id = $1`, [deprived]);
    expect(await place(...requests)).toEqual(['NOT_SIGNED_IN', 'NOT_FOUND']);
  });

  it('is refused: a client that was disabled while the bid waited for the account', async () => {
    const [clientId, lotId] = [await bidder(), await lot()];
    const disable = (holder: ClientBase) =>
      holder.query('update account set role_id = $2 where id = $1', [clientId, roleIds.disabled]);
    expect(await placeMeanwhile(disable, [requestOf(clientId, lotId)])).toEqual(['NOT_SIGNED_IN']);
  });

  it('is refused: staff who were disabled, or may no longer bid for clients', async () => {
    const staff = await newAccount(database.db, { role: 'manager' });
    const [clientId, lotId] = [await bidder(), await lot()];
    const request = requestOf(clientId, lotId, actorOf(staff, roleIds.manager));
    await pool.query(`update account set overrides = '{"managerBidForClient": false}' where id = $1`, [staff]);
    expect(await place(request)).toEqual(['FORBIDDEN']);
    await pool.query(`update account set role_id = $2, overrides = '{}' where id = $1`, [staff, roleIds.disabled]);
    expect(await place(request)).toEqual(['NOT_SIGNED_IN']);
    await pool.query('update account set role_id = $2 where id = $1', [staff, roleIds.manager]);
    expect(await place(request)).toEqual(['taken']);
  });
});

const holding = (lotId: number) => (holder: ClientBase) =>
  holder.query('select from lot where id = $1 for update', [lotId]);
const setFlagsOfClients = (overrides: object) =>
  pool.query('update role_flags set overrides = $1 where role_id = $2', [overrides, roleIds.client]);

describe('R2 an actor who may no longer bid after the bid waited for its lot', () => {
  it.each([
    ['were disabled', 'NOT_SIGNED_IN', `role_id = ${roleIds.disabled}`],
    ['may no longer bid for clients', 'FORBIDDEN', `overrides = '{"managerBidForClient": false}'`],
  ])('is refused: staff who %s meanwhile', async (_, code, change) => {
    const staff = await newAccount(database.db, { role: 'manager' });
    const [clientId, lotId] = [await bidder(), await lot()];
    const request = requestOf(clientId, lotId, actorOf(staff, roleIds.manager));
    const happens = () => pool.query(`update account set ${change} where id = $1`, [staff]);
    expect(await placeMeanwhile(holding(lotId), [request], happens)).toEqual([code]);
  });

  it('is refused: a client whose role lost its flag meanwhile', async () => {
    const [clientId, lotId] = [await bidder(), await lot()];
    const happens = () => setFlagsOfClients({ biddingAllowed: false });
    expect(await placeMeanwhile(holding(lotId), [requestOf(clientId, lotId)], happens)).toEqual(['FORBIDDEN']);
    await setFlagsOfClients({});
  });
});

/** The number of statements that place these requests. */
async function statementsOf(requests: readonly BidRequest[]): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const outcomes = await inTransaction(own.db.withPlugin(counter), (tx) => placeBids(tx, requests));
  expect(outcomes.filter((outcome) => outcome instanceof Refusal)).toEqual([]);
  return count;
}

const mailsTold = async () =>
  (await pool.query(`select from graphile_worker.jobs where task_identifier = 'notifications.mail-notice'`)).rows
    .length;

describe('R50 the statements of a batch', () => {
  it('have a fixed number, whatever the number of bids and of wanted mails', async () => {
    const staff = actorOf(await newAccount(database.db, { role: 'manager' }), roleIds.manager);
    const [clients, on] = [await many(9, bidder), await many(9, lot)];
    const requests = clients.map((clientId, turn) => requestOf(clientId, on[turn] ?? 0, staff));
    const before = await mailsTold();
    const ofOne = await statementsOf(requests.slice(0, 1));
    expect(await statementsOf(requests.slice(1))).toBe(ofOne);
    expect((await mailsTold()) - before).toBe(9);
  });
});

const keptOfLots = async () =>
  (await own.pool.query(`select name from pg_prepared_statements where statement like '%locked_session%'`)).rows;

it('prepares no statement for each set of months', async () => {
  const clientId = await bidder();
  const [november, december] = [await lot(), await lot({ day: '2026-12-03' })];
  expect(await place(requestOf(clientId, november))).toEqual(['taken']);
  const before = await keptOfLots();
  expect(before.length).toBeGreaterThan(0);
  const other = await bidder();
  expect(await place(requestOf(other, november), requestOf(other, december))).toEqual(['taken', 'taken']);
  expect(await keptOfLots()).toEqual(before);
});

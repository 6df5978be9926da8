import { randomUUID } from 'node:crypto';
import { apiRoot, headers } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import { eventually } from '@seri/api/testkit/eventually';
import type { TestDatabase } from '@seri/api/testkit/database';
import type { startTcpProxy } from '@seri/api/testkit/tcp-proxy';
import type { Undoable } from '@seri/contract/trade/bid-desk.schema';
import type { InvoiceDraft } from '@seri/contract/trade/invoices.schema';
import type { Payments } from '@seri/contract/trade/ledger.schema';
import type { PurchaseView } from '@seri/contract/trade/purchases.schema';
import { expect } from 'vitest';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';
import { countMoney, debtOf, freeOf, openOf, paidOf } from './money-allocations.steps.ts';
import type { ModelPortal, MoneyMove } from './money-choices.steps.ts';
import type { MoneyActor, MoneyCommand, WayToSend } from './money-commands.steps.ts';
import { costOf, sumOf, type ToldMoney } from './money-facts.steps.ts';
import { moveOf } from './money-moves.steps.ts';
import { adoptReopened, learnIds, pictureOfModel, pictureOfRows } from './money-picture.steps.ts';
import { adoptAskers } from './money-received.steps.ts';
import { type MoneyRows, readMoneyRows } from './money-rows.steps.ts';

export interface MoneyWorld {
  database: TestDatabase;
  api: TestApi;
  /** Its connections to the database go through the proxy, which breaks them. */
  fragile: TestApi;
  proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  /** Commands with their answers, and outages. */
  seen: Set<string>;
}

interface PeopleOfRun {
  portal: ModelPortal;
  clients: readonly TestUser[];
  staff: Record<Exclude<MoneyActor, 'client'>, TestUser>;
}

const brokenQuery = Object.entries(lastingInvariants)
  .map(([name, query]) => `select '${name}' as name, to_jsonb(found) as row from (${query}) as found`)
  .join(' union all ');

/** The invariants read all rows of the database, and take longer than a step. */
const stepsBetween = 5;

/** Answers of an API whose connection to the database has broken. */
const outages: ReadonlySet<string> = new Set(['OVERLOADED', 'OUTCOME_UNKNOWN']);

export class MoneyRun {
  readonly #world: MoneyWorld;
  readonly #people: PeopleOfRun;

  constructor(world: MoneyWorld, people: PeopleOfRun) {
    this.#world = world;
    this.#people = people;
  }

  /**
   * Plays the commands in the product and the model, and compares after each one what both have come to. Returns how many could
   * be played.
   */
  async play(commands: readonly MoneyCommand[]): Promise<number> {
    const broken = await this.#findBroken();
    let before = await this.#readRows();
    let played = 0;
    for (const one of commands) {
      if (one.do === 'undo') await this.#readUndoable(one);
      const move = moveOf(this.#people.portal, one);
      if (!move) continue;
      before = await this.#step(one, move, before);
      played += 1;
      if (played % stepsBetween === 0) expect({ one, broken: await this.#findBroken() }).toEqual({ one, broken });
    }
    expect(await this.#findBroken()).toEqual(broken);
    return played;
  }

  /** Compares the sums that clients see, and staff before they issue an invoice. */
  async expectScreens(): Promise<void> {
    const { portal, clients, staff } = this.#people;
    const { accountant } = staff;
    const { model, buyers } = portal;
    for (const [place, buyer] of buyers.entries()) {
      const own = model.purchasesOf(buyer);
      const [user, ids] = [clients[place] ?? accountant, own.map(({ id }) => id)];
      expect(await this.#read<Payments>(user, '/payments/index')).toMatchObject({
        totalBalance: model.balanceOf(buyer),
        free: freeOf(model, buyer),
        debt: debtOf(model, buyer),
      });
      for (const purchase of own) {
        expect(await this.#read<PurchaseView>(user, `/purchased-cars/view?id=${purchase.id}`)).toMatchObject({
          finances: { total: costOf(purchase) },
          paid: paidOf(purchase),
          open: openOf(purchase),
        });
      }
      if (own.length === 0) continue;
      const draft = await this.#read<InvoiceDraft>(
        accountant,
        `/invoices/draft?kind=invoice&purchases=${ids.join(',')}`,
      );
      expect(draft.total).toBe(sumOf(model.papers.draft(own).map(({ amount }) => amount)));
    }
  }

  async #read<Body>(by: TestUser, path: string): Promise<Body> {
    return (await this.#world.api.ask<Body>(by, { url: apiRoot + path })).body;
  }

  async #readUndoable(one: MoneyCommand): Promise<void> {
    const [by] = this.#usersOf(one);
    this.#people.portal.undoable = (await this.#read<Undoable>(by, '/bid/undo')).changes;
  }

  /** Returns the rows after it. */
  async #step(one: MoneyCommand, move: MoneyMove, before: MoneyRows): Promise<MoneyRows> {
    const { portal } = this.#people;
    const answers = await this.#send(one, move);
    const told = answers.map((answer, place) => this.#tell(move, answer, sendersOf(one)[place]));
    expect({ one, answers: inOrder(answers) }).toEqual({ one, answers: inOrder(told) });
    const after = await this.#readRows();
    if (one.do === 'undo') adoptReopened(after, portal);
    if (answers.length > 1) adoptAskers(after, portal);
    if (told.every((each) => each !== 'done')) expect({ one, ...after }).toEqual({ one, ...before });
    expect({ one, ...pictureOfRows(after, portal) }).toEqual({ one, ...pictureOfModel(portal) });
    for (const { last, sum, count, number } of after.balances) expect([last, number]).toEqual([sum, count]);
    learnIds(after, portal);
    for (const each of told) this.#world.seen.add(`${nameOf(one)}: ${each}`);
    return after;
  }

  #tell(move: MoneyMove, answer: string, by: MoneyActor = 'client'): ToldMoney {
    const { model, buyers } = this.#people.portal;
    const told = move.tell(answer, by);
    for (const buyer of buyers) countMoney(model, buyer);
    return told;
  }

  #readRows(): Promise<MoneyRows> {
    return readMoneyRows(this.#world.database.pool, this.#people.portal);
  }

  /** A run that has failed is shrunk in the same database, which stays broken. */
  async #findBroken(): Promise<unknown[]> {
    return (await this.#world.database.pool.query(brokenQuery)).rows;
  }

  /** Returns the answer, or those of two who have sent the same at once. */
  async #send(one: MoneyCommand, move: MoneyMove): Promise<string[]> {
    const { api } = this.#world;
    const key = randomUUID();
    const [by, other] = this.#usersOf(one);
    const way = 'way' in one ? one.way : 'once';
    if (way === 'together') return Promise.all([insist(api, by, move, key), insist(api, other, move, randomUUID())]);
    if (way === 'once' || way === 'stale') return [await insist(api, by, move, key)];
    const first = await (way === 'repeated' ? insist(api, by, move, key) : this.#askAndBreak(by, move, key, way));
    const again = await insist(api, by, move, key);
    if (outages.has(first)) this.#world.seen.add(first);
    else expect({ one, again }).toEqual({ one, again: first });
    return [again];
  }

  async #askAndBreak(by: TestUser, move: MoneyMove, key: string, at: WayToSend): Promise<string> {
    const { fragile, proxy } = this.#world;
    let answered = 0;
    let isBroken = false;
    proxy.cut((answer) => {
      answered += 1;
      const isNow = !isBroken && (at === 'commit' ? answer.includes('COMMIT') : answered === at);
      isBroken ||= isNow;
      return isNow;
    });
    const told = await ask(fragile, by, move, key);
    proxy.cut(undefined);
    return told;
  }

  #usersOf(one: MoneyCommand): [TestUser, TestUser] {
    const { clients, staff } = this.#people;
    const [first, second] = clients as [TestUser, TestUser];
    const users = { ...staff, client: one.do === 'bid' && one.buyer === 1 ? second : first };
    const [by, other] = sendersOf(one);
    return [users[by], users[other]];
  }
}

/** The senders of a call: its actor, and for a race the other accountant. */
function sendersOf(one: MoneyCommand): [MoneyActor, MoneyActor] {
  const by = one.do === 'bid' ? 'client' : one.by;
  const others = { accountant: 'other', other: 'accountant', colleague: 'colleague', client: 'client' } as const;
  return [by, others[by]];
}

/** Tells apart what is the same call or command. */
function nameOf(one: MoneyCommand): string {
  switch (one.do) {
    case 'settle':
      return one.resoldFor === null ? 'settle' : 'resell';
    case 'credit':
      return one.place === null ? 'credit' : 'credit-line';
    case 'book':
      return one.preferred === null ? 'book' : 'book-preferred';
    case 'decide':
      return `${one.decision}-${one.isPayout ? 'payout' : 'write-off'}`;
    case 'free':
      return one.to === null ? 'free' : 'move';
    case 'terms':
      return one.isByHand ? 'by-hand' : 'by-rule';
    default:
      return one.do;
  }
}

/** Refusals of the second of two at once, by what it finds after the first, and of whoever may not decide. */
const asLate: ReadonlySet<string> = new Set(['NOT_FOUND', 'SECOND_PERSON', 'FORBIDDEN']);

function inOrder(answers: readonly string[]): readonly string[] {
  if (answers.length === 1) return answers;
  return answers.map((answer) => (asLate.has(answer) ? 'STATE_CHANGED' : answer)).toSorted();
}

/** A machine that is busy refuses requests, which are then sent again, as browsers do. */
function insist(api: TestApi, by: TestUser, move: MoneyMove, key: string): Promise<string> {
  return eventually(async () => {
    const answer = await ask(api, by, move, key);
    if (outages.has(answer)) throw new Error(answer);
    return answer;
  });
}

async function ask(api: TestApi, by: TestUser, { method, path, body }: MoneyMove, key: string): Promise<string> {
  const answer = await api.ask<{ code?: string }>(by, {
    method,
    url: apiRoot + path,
    ...(body && { payload: body }),
    headers: { [headers.idempotencyKey]: key },
  });
  return answer.status === 200 ? 'done' : (answer.body.code ?? String(answer.status));
}

import { readdir } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openTestApi } from '@seri/api/testkit/api';
import { silentLog } from '@seri/api/testkit/silent-log';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { expect, vi } from 'vitest';
import { witnessBids } from '../../features/trade/bidding/bidding-witness.steps.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { idOfMailName, outboxFolder } from '../../platform/mail/outbox-reader.ts';
import { ProductToKill } from '../product-to-kill.steps.ts';
import { callsToHurt, type CallToHurt, type HurtPortal } from './calls-to-hurt.steps.ts';
import type { FaultPointReport } from './fault-point.preload.ts';
import { type CallAnswer, insist, type ReadyCall, sendCall } from './hurt-call.steps.ts';
import { traceOf } from './trace.steps.ts';

export interface FaultPoint {
  call: CallToHurt;
  /** Its place among the steps of the call, from 1. */
  place: number;
  step: string;
}

/** A call that was hurt, repeated under its key, and answered. */
export interface HealedCall {
  point: FaultPoint;
  ready: ReadyCall;
  answer: CallAnswer;
}

/** A product of which the API, or the database, is killed at a given step of a call. */
export async function openHurting() {
  const product = new ProductToKill(join(import.meta.dirname, 'fault-point.preload.ts'));
  await product.start();
  await product.kill('worker');
  const database = openDatabase(product.ownerUrl, silentLog, 4);
  await witnessBids({ owner: database.pool });
  const api = await openTestApi(database);
  const portal: HurtPortal = { database, api, url: () => product.apiUrl, day: addDays(japanDay(new Date()), 2) };
  const prepare = (call: CallToHurt): Promise<ReadyCall> => callsToHurt[call](portal);

  /** Sends the call unharmed and tells its steps. */
  async function stepsOf(call: CallToHurt) {
    const ready = await prepare(call);
    const { first, steps } = await reach(product, ready, 0);
    const answer = await first;
    expect(answer).toMatchObject({ status: 200 });
    return { ready, answer, steps };
  }

  /** Holds a request at each of the points, and kills the API. */
  async function killApi(points: readonly FaultPoint[]): Promise<HealedCall[]> {
    const calls: Omit<HealedCall, 'answer'>[] = [];
    for (const point of points) calls.push({ point, ready: await prepare(point.call) });
    const firsts: Promise<CallAnswer | undefined>[] = [];
    // One after another: requests that arrive together share statements.
    for (const { point, ready } of calls) {
      const { first, steps } = await reach(product, ready, point.place);
      expect(steps.at(-1)).toBe(point.step);
      firsts.push(first);
    }
    await product.killAndStart('api');
    return Promise.all(calls.map(async (call, place) => heal(call, await firsts[place])));
  }

  /** Kills the database in the moment in which the API reaches the point. The API lives, and may answer. */
  async function killDatabase(point: FaultPoint): Promise<HealedCall> {
    const ready = await prepare(point.call);
    const before = await traceOf(database, ready, []);
    const first = await sendCall(product.apiUrl, ready, `${randomUUID()} ${point.place} ${product.databasePid}`);
    await product.killAndStart('database');
    // R74: only after `OUTCOME_UNKNOWN` may a row have been written.
    if (first?.body.code === 'OVERLOADED') expect(await traceOf(database, ready, [])).toEqual(before);
    else expect([200, 503]).toContain(first?.status);
    return heal({ point, ready }, first);
  }

  /** Asks twice under the key of the first request; nobody may get another answer. */
  async function heal(call: Omit<HealedCall, 'answer'>, first: CallAnswer | undefined): Promise<HealedCall> {
    const answer = await insist(product.apiUrl, call.ready);
    expect(await insist(product.apiUrl, call.ready)).toEqual(answer);
    if (first?.status === 200) expect(first).toEqual(answer);
    return { ...call, answer };
  }

  /**
   * Lets jobs and relay do what the calls have left to them, however late it is due. Until then no worker runs: what a
   * notice comes to depends on whether the next change was made before it was told.
   */
  async function settle(): Promise<void> {
    await product.killAndStart('worker');
    // Some hundreds of mails are sent two at once.
    await vi.waitFor(() => expectNothingDue(database), { timeout: 300_000, interval: 200 });
    await product.kill('worker');
  }

  /** The ids of the mails that were written, one for each time. */
  async function letters(): Promise<string[]> {
    const files = await readdir(outboxFolder(product.folder)).catch(() => []);
    return files.flatMap((file) => (file.endsWith('.eml') ? (idOfMailName(file.slice(0, -4)) ?? []) : []));
  }

  async function close(): Promise<void> {
    await api.close();
    await database.close();
    await product.stop();
  }

  return { database, stepsOf, killApi, killDatabase, settle, letters, close };
}

async function expectNothingDue({ pool }: Database): Promise<void> {
  const jobs = 'graphile_worker._private_jobs';
  await pool.query(`update ${jobs} set run_at = now() where run_at > now() and locked_at is null`);
  const { rows } = await pool.query(
    `select payload::text from ${jobs} union all select name from outbox where sequence is null`,
  );
  expect(rows).toEqual([]);
}

/** Sends the call until its step is reached: a busy machine may first refuse it, before it has done anything. */
function reach(product: ProductToKill, ready: ReadyCall, place: number) {
  return vi.waitFor(
    async () => {
      const id = randomUUID();
      const { report, stop } = listenFor(product, id);
      const first = sendCall(product.apiUrl, ready, `${id} ${place}`);
      const isRefused = await Promise.race([report.then(() => false), first.then((answer) => answer?.status === 503)]);
      if (isRefused) {
        stop();
        throw new Error(`${ready.path} was refused.`);
      }
      return { first, steps: (await report).steps };
    },
    { timeout: 60_000 },
  );
}

function listenFor({ api }: ProductToKill, id: string) {
  const { promise: report, resolve } = Promise.withResolvers<FaultPointReport>();
  const listen = (message: Partial<FaultPointReport>) => {
    if (message.id !== id) return;
    stop();
    resolve(message as FaultPointReport);
  };
  const stop = () => api.off('message', listen);
  api.on('message', listen);
  return { report, stop };
}

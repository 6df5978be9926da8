import { setTimeout as wait } from 'node:timers/promises';
import { apiRoot, cookies as names, headers } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';

/** An answered call. Its effect is certain, whatever is killed afterwards. */
export interface Answered {
  by: TestUser;
  status: number;
  /** False for a cancel. */
  isBid: boolean;
  bidId?: number;
}

export interface Load {
  url: () => string;
  clients: readonly TestUser[];
  lots: readonly number[];
  /** Makes the keys of this load unique. */
  seed: number;
  signal: AbortSignal;
  onAnswer: (answered: Answered) => void;
}

/** Bids, raises and cancels one after another. A call without an answer is repeated with its key until it gets one. */
export async function keepBidding({ url, clients, lots, seed, signal, onAnswer }: Load): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [by, carId] = [clients[turn % clients.length], lots[(turn * 7 + seed) % lots.length]];
    if (!by || carId === undefined) throw new RangeError('There is nobody to bid, or nothing to bid on.');
    // Amounts never repeat, so each accepted bid is a change and leaves its comment.
    const amount = 500_000 + 5_000 * turn;
    const more = { lotType: 'auction', bidType: 1, confirm: 1, bidGroup: turn % 3 ? null : 'A', comment: 'Please' };
    const body = { carId, amount, ...more };
    const placed = await insist(
      url,
      by,
      { method: 'POST', path: '/bid/create', body, key: `${seed}-${turn}` },
      turn % 5,
    );
    const bidId = (placed.body as { bidId?: number }).bidId;
    onAnswer({ by, isBid: true, status: placed.status, ...(bidId && { bidId }) });
    if (turn % 4 !== 3 || !bidId) continue;
    const cancel = {
      method: 'PUT',
      path: '/bid/update-bid-status',
      body: { bidId, status: 4 },
      key: `${seed}-${turn}-x`,
    };
    onAnswer({ by, isBid: false, status: (await insist(url, by, cancel)).status, bidId });
  }
}

interface LoadCall {
  method: string;
  path: string;
  body: object;
  key: string;
}

/**
 * Repeats a call after a lost connection or a 5xx, whose effect is unknown, and after a 429. With `luck` 0 it drops the
 * first answer.
 */
async function insist(url: Load['url'], { cookies }: TestUser, { method, path, body, key }: LoadCall, luck = 0) {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url() + apiRoot + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: `${names.access}=${cookies[names.access]}`,
        [headers.idempotencyKey]: key,
      },
    })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as object }))
      .catch(() => undefined);
    const isLost = luck === 0 && tries === 0;
    if (!isLost && answer && answer.status < 500 && answer.status !== 429) return answer;
    await wait(50);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { apiRoot, cookies as names, headers } from '@seri/contract/headers';
import type { TestUser } from '@seri/testkit/api';

/** A call that was answered, and what it did for certain. */
export interface Answered {
  by: TestUser;
  status: number;
  /** Else it was a cancel. */
  isBid: boolean;
  bidId?: number;
}

export interface Load {
  url: () => string;
  clients: readonly TestUser[];
  lots: readonly number[];
  /** Tells one load’s keys and amounts from another’s. */
  seed: number;
  signal: AbortSignal;
  onAnswer: (answered: Answered) => void;
}

/** Bids, raises and cancels one after another. What nobody answered is sent again with its key until somebody does. */
export async function keepBidding({ url, clients, lots, seed, signal, onAnswer }: Load): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [by, carId] = [clients[turn % clients.length], lots[(turn * 7 + seed) % lots.length]];
    if (!by || carId === undefined) throw new RangeError('There is nobody to bid, or nothing to bid on.');
    // Never the same amount twice: each bid that is taken changes something, and leaves its comment.
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

interface Sent {
  method: string;
  path: string;
  body: object;
  key: string;
}

/** A lost connection and a 5xx mean "nobody knows", a 429 "later". With no luck the first answer is lost on its way. */
async function insist(url: Load['url'], { cookies }: TestUser, { method, path, body, key }: Sent, luck = 0) {
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

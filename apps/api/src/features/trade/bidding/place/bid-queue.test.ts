import { actorOf } from '@seri/api/testkit/actor-of';
import { expect, it } from 'vitest';
import { bidOf } from '../bidding.steps.ts';
import { BidQueue, type QueuedRequest } from './bid-queue.ts';

interface Asked {
  client: number;
  car: number;
  lotType?: 'auction' | 'stock';
  key?: string;
  by?: number;
}

function queueOf(...asked: readonly Asked[]): BidQueue {
  const queue = new BidQueue();
  for (const one of asked) queue.add(requestOf(one));
  return queue;
}

function requestOf({ client, car, lotType = 'auction', key, by = client }: Asked): QueuedRequest {
  const actor = actorOf(by);
  const once = key === undefined ? undefined : { key, requestHash: key };
  const request = { actor, socketId: undefined, body: bidOf(car, 500_000, { lotType }), clientId: client, once };
  return { request, queuedAt: 0, resolve: () => undefined, reject: () => undefined };
}

const carsOf = (taken: readonly QueuedRequest[]) => taken.map(({ request }) => request.body.carId);
const isNone = () => false;

it('takes all requests that may stand in one batch, in order of arrival, also several of one client', () => {
  const queue = queueOf({ client: 1, car: 30 }, { client: 2, car: 20 }, { client: 1, car: 10 });
  expect(carsOf(queue.take(isNone).batch)).toEqual([30, 20, 10]);
  expect(queue.take(isNone)).toEqual({ batch: [], singles: [] });
});

it.each<[string, Asked, Asked]>([
  ['one client and lot', { client: 1, car: 10 }, { client: 1, car: 10 }],
  ['one stock car', { client: 1, car: 10, lotType: 'stock' }, { client: 2, car: 10, lotType: 'stock' }],
  ['one key of an actor', { client: 1, car: 10, by: 9, key: 'a' }, { client: 2, car: 20, by: 9, key: 'a' }],
])('never takes two requests for %s into one batch', (_, one, other) => {
  const queue = queueOf(one, other);
  const { batch } = queue.take(isNone);
  expect(carsOf(batch)).toEqual([one.car]);
  expect(queue.take(isNone).batch).toEqual([]);
  queue.release(batch);
  expect(carsOf(queue.take(isNone).batch)).toEqual([other.car]);
});

it('leaves the requests of a client in the queue while a transaction has one of them', () => {
  const queue = queueOf({ client: 1, car: 10 });
  const { batch } = queue.take(isNone);
  queue.add(requestOf({ client: 1, car: 20 }));
  queue.add(requestOf({ client: 2, car: 30 }));
  expect(carsOf(queue.take(isNone).batch)).toEqual([30]);
  queue.release(batch);
  expect(carsOf(queue.take(isNone).batch)).toEqual([20]);
});

it('takes no request before an earlier one of its client', () => {
  const queue = queueOf({ client: 1, car: 10 }, { client: 1, car: 10 }, { client: 1, car: 20 });
  expect(carsOf(queue.take(isNone).batch)).toEqual([10]);
});

it('takes requests for held lots as singles, but none beside a batch with its client', () => {
  const queue = queueOf({ client: 1, car: 10 }, { client: 2, car: 20 }, { client: 1, car: 20 });
  const { batch, singles } = queue.take((car) => car === 20);
  expect([carsOf(batch), carsOf(singles)]).toEqual([[10], [20]]);
  queue.release(batch);
  queue.release(singles);
  expect(carsOf(queue.take(isNone).batch)).toEqual([20]);
});

it('takes at most 64 requests into a batch', () => {
  const queue = queueOf(...Array.from({ length: 65 }, (_, turn) => ({ client: turn, car: turn })));
  expect([queue.take(isNone).batch.length, queue.take(isNone).batch.length]).toEqual([64, 1]);
});

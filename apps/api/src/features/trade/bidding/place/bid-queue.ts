import { lotTypes } from '@seri/domain/catalogue/page-types';
import type { BidRequest } from './decide-bids.ts';
import type { BidOutcome } from './place-bids.ts';

export interface QueuedRequest {
  request: BidRequest;
  queuedAt: number;
  resolve: (outcome: BidOutcome) => void;
  reject: (error: unknown) => void;
}

interface WaitingRequest extends QueuedRequest {
  /** Requests that have one of these in common are never decided in one batch. */
  exclusive: readonly string[];
  /** `exclusive` and the account. Requests that have one of these in common are never in two transactions at once. */
  resources: readonly string[];
}

/** Requests that go into one transaction, and those that are placed one by one. */
type TakenRequests = Record<'batch' | 'singles', readonly QueuedRequest[]>;

const mostInBatch = 64;

/** Requests in order of arrival, until a transaction takes them. */
export class BidQueue {
  #waiting: WaitingRequest[] = [];
  /** Resources of the requests that were taken and not released; requests that need one of them stay in the queue. */
  readonly #busy = new Set<string>();

  add(queued: QueuedRequest): void {
    const exclusive = exclusiveResourcesOf(queued.request);
    this.#waiting.push({ ...queued, exclusive, resources: resourcesOf(queued.request) });
  }

  /**
   * Takes what may run now: a batch for one transaction, and singles for lots that another transaction holds. A request
   * that stays makes later ones for the same resources stay too, so that the order of arrival is kept.
   */
  take(isHeld: (lotId: number) => boolean): TakenRequests {
    const [batch, singles, remaining]: [WaitingRequest[], WaitingRequest[], WaitingRequest[]] = [[], [], []];
    const [blocked, inBatch] = [new Set(this.#busy), new Set<string>()];
    for (const waiting of this.#waiting) {
      const { exclusive, resources } = waiting;
      const isSingle = isHeld(waiting.request.body.carId);
      const isFree = !hasAny(blocked, resources) && !hasAny(inBatch, isSingle ? resources : exclusive);
      if (isFree && !isSingle && batch.length < mostInBatch) {
        batch.push(waiting);
        addAll(inBatch, resources);
      } else {
        (isFree && isSingle ? singles : remaining).push(waiting);
        addAll(blocked, resources);
      }
    }
    this.#waiting = remaining;
    for (const { resources } of [...batch, ...singles]) addAll(this.#busy, resources);
    return { batch, singles };
  }

  /** The transactions of these requests have ended. */
  release(done: readonly QueuedRequest[]): void {
    for (const resource of done.flatMap(({ request }) => resourcesOf(request))) this.#busy.delete(resource);
  }
}

function exclusiveResourcesOf({ actor, body, clientId, once }: BidRequest): string[] {
  return [
    `${clientId} on ${body.carId}`,
    ...(body.lotType === lotTypes.stock ? [`car ${body.carId}`] : []),
    ...(once ? [`${actor.accountId} under ${once.key}`] : []),
  ];
}

const resourcesOf = (request: BidRequest) => [`account ${request.clientId}`, ...exclusiveResourcesOf(request)];

const hasAny = (set: ReadonlySet<string>, resources: readonly string[]) =>
  resources.some((resource) => set.has(resource));

function addAll(set: Set<string>, resources: readonly string[]): void {
  for (const resource of resources) set.add(resource);
}

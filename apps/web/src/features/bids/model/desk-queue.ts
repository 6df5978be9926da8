import type { CallRefusal } from '../../../lib/refusal.ts';
import type { TrackedBid } from './bids.ts';
import { layOver } from './desk-layers.ts';

/** Why a change did not come about: a refusal, or what an answer says that went well all the same. */
export type DeskFault = { refusal: CallRefusal; said?: undefined } | { said: string; refusal?: undefined };

export type DeskReply<Answer> = { ok: true; answer: Answer } | ({ ok: false } & DeskFault);

type Changed = Pick<TrackedBid, 'bidId' | 'version'>;

export interface DeskChange<Answer> {
  bids: readonly Changed[];
  /** What shows of them until it is answered. */
  shows: Partial<TrackedBid>;
  /** With the versions that were seen, in the order of the bids. */
  send: (bids: readonly Changed[]) => Promise<DeskReply<Answer>>;
  /** How those bids that changed stand now: before what was shown in their place goes. */
  settle: (reply: DeskReply<Answer>) => readonly Changed[];
}

/**
 * Changes of one bid go one after another, each over the version that the one before left. What fails only loses what it
 * showed: however many fail, and in whatever order, the last word of the server stands in the end.
 */
export function createDeskQueue() {
  const lasts = new Map<number, Promise<unknown>>();
  // What was asked before the reader's own last change was answered goes over that one: only what others did stops it.
  const left = new Map<number, number>();

  async function runNext<Answer>({ bids, send, settle }: DeskChange<Answer>): Promise<DeskReply<Answer>> {
    await Promise.allSettled(bids.flatMap(({ bidId }) => lasts.get(bidId) ?? []));
    const reply = await send(
      bids.map(({ bidId, version }) => ({ bidId, version: Math.max(left.get(bidId) ?? 0, version) })),
    );
    for (const { bidId, version } of settle(reply)) left.set(bidId, version);
    // What is held tells its lists a turn later: what lay over it goes only then, so that nothing old shows between.
    await new Promise((next) => setTimeout(next));
    return reply;
  }

  function run<Answer>(change: DeskChange<Answer>): Promise<DeskReply<Answer>> {
    const ids = change.bids.map(({ bidId }) => bidId);
    const takeOff = ids.map((bidId) => layOver(bidId, change.shows));
    const done = runNext(change).finally(() => {
      for (const off of takeOff) off();
      for (const bidId of ids) if (lasts.get(bidId) === done) lasts.delete(bidId);
    });
    for (const bidId of ids) lasts.set(bidId, done);
    return done;
  }

  return {
    run,
    /** When nothing is on its way any more. */
    rest: async (): Promise<void> => void (await Promise.allSettled(lasts.values())),
    /** Where nothing is asked any more, but for what is in line. */
    forget(): void {
      for (const bidId of left.keys()) if (!lasts.has(bidId)) left.delete(bidId);
    },
  };
}

/** One for the page: a change goes on after its list has gone. */
export const deskQueue = createDeskQueue();

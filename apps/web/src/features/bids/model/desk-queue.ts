import type { Refusal } from '../../../lib/refusal.ts';
import type { TrackedBid } from './bids.ts';
import { layOver } from './desk-layers.ts';

/** Why a change did not come about: a refusal, or what an answer says that went well all the same. */
export type DeskFault = { refusal: Refusal; said?: undefined } | { said: string; refusal?: undefined };

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
  const lasts = new Map<number, Promise<number | undefined>>();

  async function run<Answer>({ bids, shows, send, settle }: DeskChange<Answer>): Promise<DeskReply<Answer>> {
    const takeOff = bids.map(({ bidId }) => layOver(bidId, shows));
    const turns = bids.map(({ bidId }) => lasts.get(bidId) ?? Promise.resolve(undefined));
    const done = (async () => {
      const versions = await Promise.all(turns);
      const reply = await send(
        bids.map(({ bidId, version }, at) => ({ bidId, version: Math.max(versions[at] ?? 0, version) })),
      );
      const settled = new Map(settle(reply).map(({ bidId, version }) => [bidId, version]));
      // What is held tells its lists a turn later: what lay over it goes only then, so that nothing old shows between.
      await new Promise((next) => setTimeout(next));
      for (const off of takeOff) off();
      return { reply, settled, versions };
    })();
    bids.forEach(({ bidId }, at) => {
      const last = done.then(({ settled, versions }) => settled.get(bidId) ?? versions[at]);
      lasts.set(bidId, last);
      void last.then(() => lasts.get(bidId) === last && lasts.delete(bidId));
    });
    return (await done).reply;
  }

  return {
    run,
    /** When nothing is on its way any more. */
    rest: async (): Promise<void> => void (await Promise.all(lasts.values())),
  };
}

/** One for the page: a change goes on after its list has gone. */
export const deskQueue = createDeskQueue();

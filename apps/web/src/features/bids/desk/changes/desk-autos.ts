import { localization } from '../../../../lib/language/language.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { Desk } from './desk.ts';
import { deskQueue } from './desk-queue.ts';
import { setAutoBid } from './desk-calls.ts';
import { refetchAfterChange, settle } from './desk-settle.ts';
import { reportResults, failureText } from './desk-tell.ts';

/** The bids whose autobid would change and may be changed. */
export const autoBidChangeable = (bids: readonly ListedBid[], autoBid: boolean): ListedBid[] =>
  bids.filter((bid) => bid.can.setAutoBid && bid.autoBid !== autoBid);

/** All changes show at once and are sent one after another. */
export async function switchAuto(desk: Desk, bids: readonly ListedBid[], autoBid: boolean): Promise<void> {
  const changing = autoBidChangeable(bids, autoBid);
  let [queue, done]: [Promise<unknown>, number] = [Promise.resolve(), 0];
  desk.progress.set({ done, total: changing.length });
  const results = await Promise.all(
    changing.map(async (bid) => {
      const reply = await deskQueue.run({
        bids: [bid],
        optimistic: { autoBid },
        send([{ version } = bid]) {
          const request = queue.then(() => setAutoBid({ bidId: bid.bidId, autoBid, version }));
          queue = request;
          return request;
        },
        settle,
      });
      done += 1;
      desk.progress.set({ done, total: changing.length });
      return { bid, failure: reply.ok ? undefined : failureText(reply) };
    }),
  );
  refetchAfterChange();
  desk.progress.set(undefined);
  const { text } = localization.get();
  const state = autoBid ? 'on' : 'off';
  reportResults(desk, results, text(`bidDesk.auto.${state}`), (count) => text(`bidDesk.auto.many.${state}`, { count }));
}

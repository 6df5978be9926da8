import { localization } from '../../../lib/language.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { Desk } from '../model/desk.ts';
import { deskQueue } from '../model/desk-queue.ts';
import { setAutoBid } from './desk-calls.ts';
import { askAfterChange, settle } from './desk-settle.ts';
import { tellMany, whyText } from './desk-tell.ts';

/** Of several bids those whose robot this switches. */
export const switchable = (bids: readonly TrackedBid[], autoBid: boolean): TrackedBid[] =>
  bids.filter((bid) => bid.can.setAutoBid && bid.autoBid !== autoBid);

/** Shows all at once, and sends one after another. */
export async function switchAuto(desk: Desk, bids: readonly TrackedBid[], autoBid: boolean): Promise<void> {
  const meant = switchable(bids, autoBid);
  let [line, done]: [Promise<unknown>, number] = [Promise.resolve(), 0];
  desk.progress.set({ done, of: meant.length });
  const results = await Promise.all(
    meant.map(async (bid) => {
      const reply = await deskQueue.run({
        bids: [bid],
        shows: { autoBid },
        send([{ version } = bid]) {
          const sent = line.then(() => setAutoBid({ bidId: bid.bidId, autoBid, version }));
          line = sent;
          return sent;
        },
        settle,
      });
      done += 1;
      desk.progress.set({ done, of: meant.length });
      return { bid, why: reply.ok ? undefined : whyText(reply) };
    }),
  );
  askAfterChange();
  desk.progress.set(undefined);
  const { text } = localization.get();
  const now = autoBid ? 'on' : 'off';
  tellMany(desk, results, text(`bidDesk.auto.${now}`), (count) => text(`bidDesk.auto.many.${now}`, { count }));
}

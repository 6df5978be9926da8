import { bidStatus } from '@seri/domain/bid-statuses';
import { speech } from '../../../lib/language.ts';
import { reactToRefusal, refusalText } from '../../../lib/on-refusal.ts';
import { toast } from '../../../ui/toast.ts';
import type { TrackedBid } from '../model/bids.ts';
import type { DeskFault } from '../model/desk-queue.ts';
import { takeBack } from './desk-take-back.ts';

/** Mails wait that long: what is taken back by then, nobody hears of. */
const undoStands = 6000;

export const statusText = (code: number): string => speech.get().text(`bids.status.${bidStatus(code)}`);

/** Done, and how to take it back. */
export function tellDone(bid: TrackedBid, title: string, undoId: number | null): void {
  const { text } = speech.get();
  const action = undoId === null ? undefined : { label: text('bidDesk.undo'), onSelect: () => void takeBack(undoId) };
  toast({ tone: 'good', plate: bid.lotNo, title, duration: undoStands, action });
}

/** Why a change did not come about. */
export function whyText({ refusal, said }: DeskFault): string {
  return refusal ? refusalText(speech.get().text, refusal) : said;
}

/** What did not happen, of which bid, and why. */
export function tellFault({ lotNo }: Pick<TrackedBid, 'lotNo'>, fault: DeskFault): void {
  const { text } = speech.get();
  const title = text('bidDesk.failed', { number: lotNo });
  if (fault.refusal) reactToRefusal(text, fault.refusal, { title });
  else toast({ tone: 'bad', title, text: fault.said });
}

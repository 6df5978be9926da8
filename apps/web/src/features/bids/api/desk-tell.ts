import { bidStatus } from '@seri/domain/bids/bid-statuses';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { MessageId } from '@seri/messages/message-id';
import { faultText } from '../../../lib/fault-text.ts';
import { localization } from '../../../lib/language.ts';
import { reactToRefusal, refusalText } from '../../../lib/on-refusal.ts';
import type { Text } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import type { TrackedBid } from '../model/bids.ts';
import { type Desk, type DeskResult, openNext } from '../model/desk.ts';
import type { DeskFault } from '../model/desk-queue.ts';
import { setSelected } from '../model/desk-selection.ts';
import { takeBack } from './desk-take-back.ts';

/** Mails wait that long: what is taken back by then, nobody hears of. */
const undoStands = 6000;

export const statusText = (code: number): string => localization.get().text(`bids.status.${bidStatus(code)}`);

export function soldText(price: number | null): string {
  const { text } = localization.get();
  return price === null ? text('bidDesk.sold.gone') : text('bidDesk.sold.done', { amount: formatYen(price) });
}

interface Done {
  title: string;
  text?: string | undefined;
  undoId: number | null;
}

/** Done, and how to take it back. */
export function tellDone({ lotNo }: Pick<TrackedBid, 'lotNo'>, { undoId, ...told }: Done): void {
  const { text } = localization.get();
  const action = undoId === null ? undefined : { label: text('bidDesk.undo'), onSelect: () => void takeBack(undoId) };
  toast({ tone: 'good', plate: lotNo, ...told, duration: undoStands, action });
}

/** Why a change did not come about; of values that are refused, what is wrong with each. */
export function whyText({ refusal, said }: DeskFault): string {
  if (!refusal) return said;
  const { text } = localization.get();
  if (refusal.code !== 'FIELDS') return refusalText(text, refusal);
  return Object.entries(refusal.data.fields)
    .map(([field, fault]) => faultOf(text, field, fault))
    .join(', ');
}

const captions: Readonly<Record<string, MessageId>> = { soldPrice: 'bidDesk.sold', status: 'bids.col.status' };

function faultOf(text: Text, field: string, fault: FieldFault): string {
  const caption = captions[field];
  return [caption && text(caption), faultText(text, fault)].filter(Boolean).join(': ');
}

/** What did not happen, of which bid, and why. */
export function tellFault({ lotNo }: Pick<TrackedBid, 'lotNo'>, fault: DeskFault): void {
  const { text } = localization.get();
  const title = text('bidDesk.failed', { number: lotNo });
  if (fault.refusal && fault.refusal.code !== 'FIELDS') reactToRefusal(text, fault.refusal, { title });
  else toast({ tone: 'bad', title, text: whyText(fault) });
}

/** Of several: what is done is let go of; what is not stays selected, and is reported. */
export function tellMany(
  desk: Desk,
  results: readonly DeskResult[],
  now: string,
  titleOf: (count: number) => string,
): void {
  const done = results.filter(({ why }) => why === undefined).map(({ bid }) => bid);
  setSelected(desk, done, false);
  if (done.length === results.length) return void toast({ tone: 'good', title: titleOf(done.length) });
  if (desk.isShown.get()) return openNext(desk, { is: 'report', now, results });
  const { text } = localization.get();
  const left = results.length - done.length;
  const told = text('bidDesk.report.says', { done: done.length, of: results.length, left, status: now });
  return void toast({ tone: 'bad', title: text('bidDesk.report'), text: told });
}

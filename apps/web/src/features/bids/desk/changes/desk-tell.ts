import { bidStatus } from '@seri/domain/bids/bid-statuses';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { MessageId } from '@seri/messages/message-id';
import { faultText } from '../../../../lib/calls/fault-text.ts';
import { localization } from '../../../../lib/language/language.ts';
import { reactToRefusal, refusalText } from '../../../../lib/calls/on-refusal.ts';
import type { Text } from '../../../../lib/language/text.ts';
import { toast } from '../../../../ui/passing/toast.ts';
import type { ListedBid } from '../../list/bids.ts';
import { type Desk, type DeskResult, openNext } from './desk.ts';
import type { DeskFault } from './desk-queue.ts';
import { setSelected } from './desk-selection.ts';
import { takeBack } from './desk-take-back.ts';

/** Mails wait this long (ms), so that nobody hears of a change that is undone meanwhile. */
const undoLifetime = 6000;

export const deskStatusText = (code: number): string => localization.get().text(`bids.status.${bidStatus(code)}`);

export function soldText(price: number | null): string {
  const { text } = localization.get();
  return price === null ? text('bidDesk.sold.gone') : text('bidDesk.sold.done', { amount: formatYen(price) });
}

interface DoneToast {
  title: string;
  text?: string | undefined;
  undoId: number | null;
}

export function toastDone({ lotNo }: Pick<ListedBid, 'lotNo'>, { undoId, ...content }: DoneToast): void {
  const { text } = localization.get();
  const action = undoId === null ? undefined : { label: text('bidDesk.undo'), onSelect: () => void takeBack(undoId) };
  toast({ tone: 'good', plate: lotNo, ...content, duration: undoLifetime, action });
}

/** The reason of a failure; for refused values, the fault of each field. */
export function failureText({ refusal, errorText }: DeskFault): string {
  if (!refusal) return errorText;
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

export function toastFault({ lotNo }: Pick<ListedBid, 'lotNo'>, fault: DeskFault): void {
  const { text } = localization.get();
  const title = text('bidDesk.failed', { number: lotNo });
  if (fault.refusal && fault.refusal.code !== 'FIELDS') reactToRefusal(text, fault.refusal, { title });
  else toast({ tone: 'bad', title, text: failureText(fault) });
}

/** Successful bids of a bulk change are deselected; failed ones stay selected and are reported. */
export function reportResults(
  desk: Desk,
  results: readonly DeskResult[],
  newStatus: string,
  titleOf: (count: number) => string,
): void {
  const done = results.filter(({ failure }) => failure === undefined).map(({ bid }) => bid);
  setSelected(desk, done, false);
  if (done.length === results.length) return void toast({ tone: 'good', title: titleOf(done.length) });
  if (desk.isShown.get()) return openNext(desk, { is: 'report', newStatus, results });
  const { text } = localization.get();
  const failed = results.length - done.length;
  const summary = text('bidDesk.report.says', {
    done: done.length,
    of: results.length,
    left: failed,
    status: newStatus,
  });
  return void toast({ tone: 'bad', title: text('bidDesk.report'), text: summary });
}

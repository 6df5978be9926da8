import { bidStatus } from '@seri/domain/bids/bid-statuses';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import { noticeDelaySeconds } from '@seri/domain/talk/notices';
import type { MessageId } from '@seri/messages/message-id';
import { faultText } from '../../../../lib/calls/fault-text.ts';
import { localization } from '../../../../lib/language/language.ts';
import { reactToRefusal, refusalText } from '../../../../lib/calls/on-refusal.ts';
import { refusalCodeText } from '../../../../lib/calls/refusal-text.ts';
import type { Text } from '../../../../lib/language/text.ts';
import { toast, type ToastContent } from '../../../../ui/passing/toast.ts';
import type { ListedBid } from '../../list/bids.ts';
import type { DeskFailure, DeskFault } from './desk-queue.ts';
import { type UndoTarget, takeBack } from './take-back.ts';

/** The toast offers Undo for as long as the server delays notices and mails of the change. */
const undoToastMilliseconds = noticeDelaySeconds * 1000;

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
  const undo = undoId === null ? { duration: undoToastMilliseconds } : undoAction({ id: undoId });
  toast({ tone: 'good', plate: lotNo, ...content, ...undo });
}

/** The button that undoes what a toast tells. */
export function undoAction(target: UndoTarget): Pick<ToastContent, 'action' | 'duration'> {
  const action = { label: localization.get().text('bidDesk.undo'), onSelect: () => void takeBack(target) };
  return { action, duration: undoToastMilliseconds };
}

/** The reason of a failure; for refused values, the fault of each field. */
export function failureText(failure: DeskFailure): string {
  const { text } = localization.get();
  if ('code' in failure) return refusalCodeText(text, failure.code);
  const { refusal, errorText } = failure;
  if (!refusal) return errorText;
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

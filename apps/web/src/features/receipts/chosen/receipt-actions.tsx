import { mayBecomeReceipt } from '@seri/domain/receipts/receipt-states';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Kbd } from '../../../ui/frame/kbd.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { ListedReceipt } from '../desk/receipts.ts';
import { useReceiptKeys } from '../desk/use-receipt-keys.ts';
import styles from './panel.module.css';
import type { ReasonedMove } from './reason-dialog.tsx';
import { markReceipt } from './send-receipt.ts';

const ReasonDialog = lazyPiece(() => import('./reason-dialog.tsx'), 'ReasonDialog');

export interface ReceiptMoves {
  receipt: ListedReceipt;
  onDone: () => void;
  /** Somebody else was first; the receipt is fetched again. */
  onChanged: () => void;
}

interface ReceiptActionsProps extends ReceiptMoves {
  mayBook: boolean;
  /** Undefined if it cannot be booked any more. */
  onBook: (() => void) | undefined;
  /** The chosen client. */
  bookFor?: string | undefined;
  onSkip: () => void;
}

/** The moves of a receipt, each with its key. Whoever only looks on has none. */
export function ReceiptActions(props: ReceiptActionsProps) {
  const { receipt, mayBook, onBook, bookFor, onDone, onChanged, onSkip } = props;
  const text = useText();
  const onRefusal = useOnRefusal();
  const [isPending, setIsPending] = useState(false);
  const [asked, ask] = useState<ReasonedMove>();
  const { id, version, state } = receipt;
  const mayBecome = (to: ListedReceipt['state']) => mayBook && mayBecomeReceipt(state, to);
  const mark = async (to: 'new' | 'unidentified') => {
    if (isPending) return;
    setIsPending(true);
    const reply = await markReceipt({ id, version, to, reason: '' }).finally(() => setIsPending(false));
    if (reply.ok) {
      toast({ tone: 'good', title: text(`receipts.marked.${to}`) });
      onDone();
      return;
    }
    if (reply.refusal.code === 'STATE_CHANGED') onChanged();
    onRefusal(reply.refusal, { title: text('receipts.notDone') });
  };
  const takeBack =
    state === 'booked'
      ? mayBecome('reversed') && (() => ask('reverse'))
      : (state === 'ignored' || state === 'unidentified') && mayBecome('new') && (() => void mark('new'));
  const unidentified = mayBecome('unidentified') && (() => void mark('unidentified'));
  const ignore = mayBecome('ignored') && (() => ask('ignored'));
  const book = mayBook && mayBecomeReceipt(state, 'booked') && onBook;
  useReceiptKeys({ book, unidentified, ignore, takeBack });
  return (
    <section aria-label={text('receipts.actions')} className={styles.actions}>
      {book && (
        <Button kind="primary" onClick={book}>
          {bookFor === undefined ? text('receipts.book') : text('receipts.book.for', { name: bookFor })} <Kbd>↵</Kbd>
        </Button>
      )}
      {unidentified && (
        <Button pending={isPending} onClick={unidentified}>
          {text('receipts.unidentified.mark')} <Kbd>U</Kbd>
        </Button>
      )}
      {mayBecome('returned') && <Button onClick={() => ask('returned')}>{text('receipts.return')}</Button>}
      {ignore && (
        <Button onClick={ignore}>
          {text('receipts.ignore')} <Kbd>I</Kbd>
        </Button>
      )}
      {takeBack && (
        <Button kind={state === 'booked' ? 'danger' : 'plain'} pending={isPending} onClick={takeBack}>
          {text(state === 'booked' ? 'receipts.reverse' : 'receipts.takeUp')} <Kbd>Z</Kbd>
        </Button>
      )}
      <Button kind="bare" className={styles.skip} onClick={onSkip}>
        {text('receipts.skip')} <Kbd>N</Kbd>
      </Button>
      <Suspense>
        {asked && (
          <ReasonDialog
            receipt={receipt}
            move={asked}
            onDone={onDone}
            onChanged={onChanged}
            onClose={() => ask(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

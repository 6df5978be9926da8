import { Suspense, useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { ForwarderList } from '../shipping-files.ts';
import styles from './columns.module.css';

const ColumnsEditor = lazyPiece(() => import('./columns-editor.tsx'), 'ColumnsEditor');

interface ColumnsStepProps {
  list: ForwarderList;
  onSaved: () => void;
  onRefused: (refusal: CallRefusal) => void;
}

/** R102: staff look once at how the list of a sender is read; then one line says so. One that was taken back is read again here. */
export function ColumnsStep({ list, onSaved, onRefused }: ColumnsStepProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(!list.isConfirmed);
  const isUndone = list.state === 'undone';
  const saved = () => {
    toast({ tone: 'good', title: text('shippingFiles.columns.saved') });
    // The button goes with the form, so the focus moves to the heading, which stays.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onSaved();
  };
  if (isOpen) {
    return (
      <Suspense>
        <ColumnsEditor
          list={list}
          onSaved={saved}
          onRefused={onRefused}
          onCancel={list.isConfirmed ? () => setIsOpen(false) : undefined}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.line}>
      <span>{howItIsRead()}</span>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {text(isUndone ? 'shippingFiles.columns.again' : 'shippingFiles.columns.change')}
      </Button>
    </div>
  );

  function howItIsRead(): string {
    if (isUndone) return text('shippingFiles.columns.again.hint');
    const { sender } = list;
    return sender ? text('shippingFiles.columns.asBefore', { sender }) : text('shippingFiles.columns.asSaid');
  }
}

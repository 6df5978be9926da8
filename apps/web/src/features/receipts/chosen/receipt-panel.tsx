import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import type { ListedReceipt } from '../desk/receipts.ts';
import { BookedClient } from './booked-client.tsx';
import { candidatesQuery } from './candidates.query.ts';
import { Matching } from './matching.tsx';
import styles from './panel.module.css';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptHead } from './receipt-head.tsx';

interface ReceiptPanelProps {
  id: number;
  /** As the list has it, until its own answer comes. */
  row: ListedReceipt | undefined;
  mayBook: boolean;
  backHref: string;
  /** It is dealt with. */
  onDone: () => void;
  onSkip: () => void;
}

/** One receipt: what the bank tells, who may have sent it, and what to do about it. */
export function ReceiptPanel({ id, row, mayBook, backHref, onDone, onSkip }: ReceiptPanelProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(candidatesQuery(id));
  const [moved, setMoved] = useState<'here' | 'elsewhere'>();
  const receipt = data?.receipt ?? row;
  const isOpen = receipt !== undefined && !/^(?:booked|returned|reversed)$/.test(receipt.state);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // A dialog over it has gone without a word.
  const hasChanged = moved === 'elsewhere' || (wasOpen && !isOpen && moved === undefined);
  const back = (
    <UiLink href={backHref} className={styles.back}>
      {text('receipts.back')}
    </UiLink>
  );
  if (!receipt) {
    return (
      <>
        {back}
        {error ? (
          <ListFailed title={text('receipts.one.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <RuledCells cols={4} rows={3} label={text('receipts.one.loading')} />
        )}
      </>
    );
  }
  const moves = {
    receipt,
    onDone: () => {
      setMoved('here');
      onDone();
    },
    onChanged: () => setMoved('elsewhere'),
  };
  return (
    <article aria-label={receipt.senderName || text('receipts.sender.none')} className={styles.receipt}>
      {back}
      <ReceiptHead receipt={receipt} />
      {hasChanged && (
        <Notice tone="mid" live flush title={text('receipts.changed')}>
          {text('receipts.changed.hint')}
        </Notice>
      )}
      <ReceiptFacts receipt={receipt} />
      {isOpen ? (
        <Matching
          {...moves}
          answer={data}
          error={error}
          mayBook={mayBook}
          onRetry={() => void refetch()}
          onSkip={onSkip}
        />
      ) : (
        <>
          <BookedClient receipt={receipt} />
          <ReceiptActions {...moves} mayBook={mayBook} onBook={undefined} onSkip={onSkip} />
        </>
      )}
    </article>
  );
}

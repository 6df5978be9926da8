import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import styles from './receipt-list.module.css';
import { ReceiptRow } from './receipt-row.tsx';
import type { ListedReceipt } from './receipts.ts';
import type { ListView } from './receipts-search.ts';

interface ReceiptListProps {
  receipts: readonly ListedReceipt[];
  openId: number | undefined;
  stale: boolean;
  hrefOf: (id: number) => string;
}

export function ReceiptList({ receipts, openId, stale, hrefOf }: ReceiptListProps) {
  const text = useText();
  return (
    <ul aria-label={text('receipts.title')} aria-busy={stale ? true : undefined} className={styles.list}>
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} isOpen={receipt.id === openId} href={hrefOf(receipt.id)} />
      ))}
    </ul>
  );
}

export function ReceiptListLoading() {
  const text = useText();
  return <RuledStrips list={styles.list} strip={styles.coming} rows={9} label={text('receipts.loading')} />;
}

const emptyTexts = {
  inbox: ['receipts.empty.inbox', 'receipts.empty.inbox.hint'],
  unidentified: ['receipts.empty.unidentified', 'receipts.empty.unidentified.hint'],
  booked: ['receipts.empty.booked', 'receipts.empty.booked.hint'],
  'set-aside': ['receipts.empty.setAside', 'receipts.empty.setAside.hint'],
} as const;

interface NoReceiptsProps {
  view: ListView;
  /** Leads back to the whole list, if it is narrowed. */
  onShowAll: (() => void) | undefined;
}

export function NoReceipts({ view, onShowAll }: NoReceiptsProps) {
  const text = useText();
  const [title, hint] = emptyTexts[view];
  if (!onShowAll) return <EmptyState title={text(title)}>{text(hint)}</EmptyState>;
  return (
    <EmptyState
      title={text('receipts.empty.narrowed')}
      actions={<Button onClick={onShowAll}>{text('receipts.showAll')}</Button>}
    >
      {text('receipts.empty.narrowed.hint')}
    </EmptyState>
  );
}

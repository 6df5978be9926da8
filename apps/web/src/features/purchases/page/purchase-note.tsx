import { StickyNote } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { PurchasePart } from './purchase-part.tsx';
import styles from './purchase-part.module.css';

export function PurchaseNote({ note }: Pick<PurchaseDetails, 'note'>) {
  const text = useText();
  return (
    <PurchasePart icon={<StickyNote aria-hidden="true" />} title={text('purchases.note')}>
      <p className={note ? styles.note : styles.none}>{note || text('purchases.note.none')}</p>
    </PurchasePart>
  );
}

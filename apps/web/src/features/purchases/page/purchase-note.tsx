import { StickyNote } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import styles from './purchase-note.module.css';

export function PurchaseNote({ note }: Pick<PurchaseDetails, 'note'>) {
  const text = useText();
  return (
    <Sheet flush icon={<StickyNote aria-hidden="true" />} title={text('purchases.note')}>
      <p className={note ? styles.note : styles.none}>{note || text('purchases.note.none')}</p>
    </Sheet>
  );
}

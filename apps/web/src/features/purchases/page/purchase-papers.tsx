import { FileText, StickyNote } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { PurchasePart } from './purchase-part.tsx';
import styles from './purchase-part.module.css';

export function PurchasePapers({ purchase: { documents, papers, note } }: { purchase: PurchaseDetails }) {
  const text = useText();
  // Issued papers are documents too, and stand above with what became of them.
  const others = documents.filter(({ path }) => papers.every(({ url }) => url !== path));
  return (
    <>
      {(others.length > 0 || papers.length === 0) && (
        <PurchasePart icon={<FileText aria-hidden="true" />} title={text('purchases.papers')}>
          {others.length === 0 ? (
            <p className={styles.none}>{text('purchases.papers.none')}</p>
          ) : (
            <ul>
              {others.map(({ name, path }) => (
                <li key={path} className={styles.note}>
                  <a href={path} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </PurchasePart>
      )}
      <PurchasePart icon={<StickyNote aria-hidden="true" />} title={text('purchases.note')}>
        <p className={note ? styles.note : styles.none}>{note || text('purchases.note.none')}</p>
      </PurchasePart>
    </>
  );
}

import { useText } from '../../../lib/language/text.ts';
import type { ViewedLot } from '../page/lot-view.ts';
import { isLotView } from '../page/own-lot.ts';
import styles from './lot-parts.module.css';

const parts = ['photos', 'facts', 'sheet', 'sold'] as const;

const showPart = (part: string) => document.getElementById(part)?.scrollIntoView();

/** Jump links to the parts of the page, which is long on a phone. */
export function LotParts({ lot }: { lot: ViewedLot }) {
  const text = useText();
  const isThere = {
    photos: true,
    facts: true,
    sheet: lot.sheet !== null,
    sold: isLotView(lot) && lot.can.seeSoldLots,
  };
  return (
    <nav aria-label={text('lot.parts')} className={styles.parts}>
      {parts
        .filter((part) => isThere[part])
        .map((part) => (
          <button key={part} type="button" onClick={() => showPart(part)}>
            {text(`lot.part.${part}`)}
          </button>
        ))}
    </nav>
  );
}

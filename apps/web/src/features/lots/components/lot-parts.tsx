import { useText } from '../../../lib/text.ts';
import type { AnyLot } from '../model/lot-view.ts';
import { isOwn } from '../model/own-lot.ts';
import styles from './lot-parts.module.css';

const parts = ['photos', 'facts', 'sheet', 'sold'] as const;

const showPart = (part: string) => document.getElementById(part)?.scrollIntoView();

/** On a phone the page is long: one touch leads to each of its parts. */
export function LotParts({ lot }: { lot: AnyLot }) {
  const text = useText();
  const isThere = {
    photos: true,
    facts: true,
    sheet: lot.sheet !== null,
    sold: isOwn(lot) && lot.can.seeSoldLots,
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

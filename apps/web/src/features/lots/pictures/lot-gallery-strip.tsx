import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { pictureName } from '../yard/picture-name.ts';
import { indexIn } from '../yard/placed-pictures.ts';
import type { Pictures } from './pictures.ts';
import styles from './lot-gallery-strip.module.css';
import { LotPicture } from './lot-picture.tsx';

interface LotGalleryStripProps {
  pictures: Pictures;
  index: number;
  /** Stands beside it in a comparison. */
  besideIndex: number | undefined;
  onSelect: (index: number) => void;
}

/** Thumbnails of all pictures, those of the yard apart. One tab stop, which the arrows move. */
export function LotGalleryStrip({ pictures, index, besideIndex, onSelect }: LotGalleryStripProps) {
  const text = useText();
  const language = useLanguage();
  const { photos, sheet, yard } = pictures;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.children.item(index);
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    if (!list.current?.contains(document.activeElement)) return;
    current?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
  const firstOfYard = indexIn(pictures, 'yard', 0);
  const entry = (address: string, entryIndex: number, label: string) => (
    <li key={address} data-apart={entryIndex === firstOfYard && entryIndex > 0 ? '' : undefined}>
      <button
        type="button"
        tabIndex={entryIndex === index ? 0 : -1}
        aria-current={entryIndex === index ? 'true' : undefined}
        data-beside={entryIndex === besideIndex ? '' : undefined}
        aria-label={label}
        onClick={() => onSelect(entryIndex)}
      >
        <LotPicture address={address} size="thumb" alt="" loading="lazy" />
      </button>
    </li>
  );
  return (
    <ul ref={list} className={styles.strip}>
      {photos.map((photo, entryIndex) =>
        entry(photo, entryIndex, text('lots.photo.show', { index: entryIndex + 1, total: photos.length })),
      )}
      {sheet !== null && entry(sheet, photos.length, text('pictures.showSheet'))}
      {yard?.photos.map(({ address }, place) => {
        const at = firstOfYard + place;
        return entry(address, at, text('yard.show', { photo: pictureName({ text, language }, pictures, at) }));
      })}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { Pictures } from './pictures.ts';
import styles from './lot-gallery-strip.module.css';
import { LotPicture } from './lot-picture.tsx';

interface LotGalleryStripProps {
  pictures: Pictures;
  index: number;
  onSelect: (index: number) => void;
}

/** Thumbnails of all pictures, the sheet last. One tab stop, which the arrows move. */
export function LotGalleryStrip({ pictures: { photos, sheet }, index, onSelect }: LotGalleryStripProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.children.item(index);
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    if (!list.current?.contains(document.activeElement)) return;
    current?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
  const entry = (address: string, entryIndex: number, label: string) => (
    <li key={address}>
      <button
        type="button"
        tabIndex={entryIndex === index ? 0 : -1}
        aria-current={entryIndex === index ? 'true' : undefined}
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
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import type { Pictures } from '../model/pictures.ts';
import styles from './lot-gallery-strip.module.css';
import { LotPicture } from './lot-picture.tsx';

interface LotGalleryStripProps {
  pictures: Pictures;
  place: number;
  onSelect: (place: number) => void;
}

/** All of them small, the sheet last; one stop of Tab, which the arrows move. */
export function LotGalleryStrip({ pictures: { photos, sheet }, place, onSelect }: LotGalleryStripProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.children.item(place);
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    if (!list.current?.contains(document.activeElement)) return;
    current?.querySelector('button')?.focus({ preventScroll: true });
  }, [place]);
  const entry = (address: string, at: number, label: string) => (
    <li key={address}>
      <button
        type="button"
        tabIndex={at === place ? 0 : -1}
        aria-current={at === place ? 'true' : undefined}
        aria-label={label}
        onClick={() => onSelect(at)}
      >
        <LotPicture address={address} size="thumb" alt="" loading="lazy" />
      </button>
    </li>
  );
  return (
    <ul ref={list} className={styles.strip}>
      {photos.map((photo, at) => entry(photo, at, text('lots.photo.show', { index: at + 1, total: photos.length })))}
      {sheet !== null && entry(sheet, photos.length, text('pictures.showSheet'))}
    </ul>
  );
}

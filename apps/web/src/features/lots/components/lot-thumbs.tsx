import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LotPicture } from './lot-picture.tsx';
import styles from './lot-thumbs.module.css';

interface LotThumbsProps {
  photos: readonly string[];
  shown: number;
  onShow: (photo: number) => void;
}

const perView = 4;

/** Four at a time; arrows and a swipe lead to the others, and the one that is shown comes into view by itself. */
export function LotThumbs({ photos, shown, onShow }: LotThumbsProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const total = photos.length;
  const left = total - first - perView;
  const scrollTo = (place: number) => {
    const item = list.current?.children.item(Math.max(0, Math.min(place, total - perView)));
    if (item instanceof HTMLElement) list.current?.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
  };
  useEffect(() => {
    const now = firstOf(list.current);
    if (shown < now) scrollTo(shown);
    else if (shown >= now + perView) scrollTo(shown - perView + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever looks through the others is not called back
  }, [shown]);
  return (
    <div className={styles.thumbs}>
      <ul ref={list} className={styles.list} onScroll={() => setFirst(firstOf(list.current))}>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              data-thumb={place}
              tabIndex={place === shown ? 0 : -1}
              aria-current={place === shown ? 'true' : undefined}
              aria-label={text('lots.photo.show', { index: place + 1, total })}
              onClick={() => onShow(place)}
            >
              <LotPicture address={photo} size="thumb" alt="" loading="lazy" />
              {left > 0 && place === first + perView - 1 && place !== shown && (
                <span aria-hidden="true" className={styles.rest}>{`+${left}`}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {first > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.arrow, styles.back)}
          aria-label={text('lot.photos.before')}
          onClick={() => scrollTo(first - perView)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {left > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(styles.arrow, styles.on)}
          aria-label={text('lot.photos.after')}
          onClick={() => scrollTo(first + perView)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function firstOf(list: HTMLElement | null): number {
  const pitch = list?.querySelector('li')?.getBoundingClientRect().width ?? 0;
  return list && pitch > 0 ? Math.round(list.scrollLeft / (pitch + 1)) : 0;
}

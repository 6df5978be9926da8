import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import { LotPicture } from './lot-picture.tsx';
import styles from './lot-thumbs.module.css';

interface LotThumbsProps {
  photos: readonly string[];
  shown: number;
  onShow: (photo: number) => void;
}

const perView = 4;

/**
 * Shows four thumbnails at a time; arrows and a swipe scroll to the others. The current one scrolls into view by
 * itself.
 */
export function LotThumbs({ photos, shown, onShow }: LotThumbsProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const total = photos.length;
  const hiddenAfter = total - first - perView;
  const scrollTo = (index: number) => {
    const item = list.current?.children.item(Math.max(0, Math.min(index, total - perView)));
    if (item instanceof HTMLElement) list.current?.scrollTo({ left: item.offsetLeft, behavior: 'instant' });
  };
  useEffect(() => {
    const firstVisible = firstOf(list.current);
    if (shown < firstVisible) scrollTo(shown);
    else if (shown >= firstVisible + perView) scrollTo(shown - perView + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- must not scroll back a reader who browses the thumbnails
  }, [shown]);
  return (
    <div className={styles.thumbs}>
      <ul ref={list} className={styles.list} onScroll={() => setFirst(firstOf(list.current))}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              data-thumb={index}
              tabIndex={index === shown ? 0 : -1}
              aria-current={index === shown ? 'true' : undefined}
              aria-label={text('lots.photo.show', { index: index + 1, total })}
              onClick={() => onShow(index)}
            >
              <LotPicture address={photo} size="thumb" alt="" loading="lazy" />
              {hiddenAfter > 0 && index === first + perView - 1 && index !== shown && (
                <span aria-hidden="true" className={styles.rest}>{`+${hiddenAfter}`}</span>
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
      {hiddenAfter > 0 && (
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

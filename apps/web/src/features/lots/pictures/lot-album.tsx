import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import styles from './lot-album.module.css';
import { LotPicture } from './lot-picture.tsx';
import { LotThumbs } from './lot-thumbs.tsx';

interface LotAlbumProps {
  ref: RefObject<HTMLElement | null>;
  car: string;
  photos: readonly string[];
  shown: number;
  onShow: (photo: number) => void;
  onOpen: (photo: number) => void;
  children?: ReactNode;
}

const turns: Readonly<Record<string, (shown: number, total: number) => number>> = {
  ArrowLeft: (shown, total) => (shown + total - 1) % total,
  ArrowRight: (shown, total) => (shown + 1) % total,
  Home: () => 0,
  End: (_shown, total) => total - 1,
};

/** One large photo, turned by swipe or arrow keys, with thumbnails below. */
export function LotAlbum({ ref, car, photos, shown, onShow, onOpen, children }: LotAlbumProps) {
  const text = useText();
  const total = photos.length;
  const turn = (event: KeyboardEvent) => {
    const next = turns[event.key]?.(shown, total);
    const { target, currentTarget } = event;
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement))
      return;
    const part = ['photo', 'thumb'].find((name) => target.dataset[name] !== undefined);
    if (part === undefined) return;
    event.preventDefault();
    onShow(next);
    currentTarget.querySelector<HTMLElement>(`[data-${part}="${next}"]`)?.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons within
    <section ref={ref} aria-label={text('lots.photos')} onKeyDown={turn}>
      <div className={styles.frame}>
        <PhotoTrack car={car} photos={photos} shown={shown} onShow={onShow} onOpen={onOpen} />
        {total > 1 && (
          <>
            <Turn side="previous" onClick={() => onShow((shown + total - 1) % total)} />
            <Turn side="next" onClick={() => onShow((shown + 1) % total)} />
            <p aria-hidden="true" className={styles.frames}>{`${shown + 1} / ${total}`}</p>
          </>
        )}
        {children}
      </div>
      {total > 1 && <LotThumbs photos={photos} shown={shown} onShow={onShow} />}
    </section>
  );
}

/** For the mouse only: keyboards have arrow keys, and fingers swipe. */
function Turn({ side, onClick }: { side: 'previous' | 'next'; onClick: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames(styles.turn, styles[side])}
      aria-label={text(`lots.photo.${side}`)}
      onClick={onClick}
    >
      {side === 'previous' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </button>
  );
}

function PhotoTrack({ car, photos, shown, onShow, onOpen }: Omit<LotAlbumProps, 'ref' | 'children'>) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [isFirstLoaded, setFirstLoaded] = useState(false);
  const total = photos.length;
  useEffect(() => {
    const list = track.current;
    if (list && indexInView(list) !== shown) list.scrollTo({ left: shown * list.clientWidth, behavior: 'instant' });
  }, [shown]);
  return (
    <ul
      ref={track}
      className={styles.track}
      onScroll={({ currentTarget }) => {
        const index = indexInView(currentTarget);
        if (index !== shown && index < total) onShow(index);
      }}
    >
      {photos.map((photo, index) => {
        const isShown = index === shown;
        // The neighbouring photos load once the first one has.
        const isNear = isFirstLoaded && Math.abs(index - shown) === 1;
        return (
          <li key={photo} aria-hidden={isShown ? undefined : true}>
            <button
              type="button"
              data-photo={index}
              tabIndex={isShown ? 0 : -1}
              aria-label={text('lot.photo.open', { car, index: index + 1, total })}
              onClick={() => onOpen(index)}
            >
              <LotPicture
                address={photo}
                alt={text('lots.photo', { car, index: index + 1, total })}
                size="page"
                loading={isShown || isNear ? 'eager' : 'lazy'}
                fetchPriority={isShown ? 'high' : 'auto'}
                onLoad={() => setFirstLoaded(true)}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The index of the photo that fills most of the frame. */
const indexInView = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth));

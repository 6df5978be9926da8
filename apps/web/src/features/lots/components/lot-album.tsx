import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { classNames } from '../../../ui/class-names.ts';
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
  /** Stands in the corner of the large photo. */
  children?: ReactNode;
}

const turns: Readonly<Record<string, (shown: number, total: number) => number>> = {
  ArrowLeft: (shown, total) => (shown + total - 1) % total,
  ArrowRight: (shown, total) => (shown + 1) % total,
  Home: () => 0,
  End: (_shown, total) => total - 1,
};

/** One photo large, to be swiped or turned by the arrow keys; all of them small below it. */
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

/** For the mouse alone: keys have arrows, fingers swipe. */
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
  const [isFirstThere, setFirstThere] = useState(false);
  const total = photos.length;
  useEffect(() => {
    const list = track.current;
    if (list && placeOf(list) !== shown) list.scrollTo({ left: shown * list.clientWidth, behavior: 'instant' });
  }, [shown]);
  return (
    <ul
      ref={track}
      className={styles.track}
      onScroll={({ currentTarget }) => {
        const place = placeOf(currentTarget);
        if (place !== shown && place < total) onShow(place);
      }}
    >
      {photos.map((photo, place) => {
        const isShown = place === shown;
        // The ones beside it are fetched when the line is free.
        const isNear = isFirstThere && Math.abs(place - shown) === 1;
        return (
          <li key={photo} aria-hidden={isShown ? undefined : true}>
            <button
              type="button"
              data-photo={place}
              tabIndex={isShown ? 0 : -1}
              aria-label={text('lot.photo.open', { car, index: place + 1, total })}
              onClick={() => onOpen(place)}
            >
              <LotPicture
                address={photo}
                alt={text('lots.photo', { car, index: place + 1, total })}
                size="page"
                loading={isShown || isNear ? 'eager' : 'lazy'}
                fetchPriority={isShown ? 'high' : 'auto'}
                onLoad={() => setFirstThere(true)}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Which one stands in the frame, or most of it. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / Math.max(1, clientWidth));

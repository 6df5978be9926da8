import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { ReadPlaces, SheetFace } from './read-sheet.tsx';
import styles from './machine-sheet.module.css';

interface PictureFacesProps {
  original: string | null;
  translated: string;
  face: SheetFace;
  /** In percent of the room. */
  zoom: number;
  ringed: ReadPlaces;
}

/** The form of most sheets: a picture has its room before it comes. */
const room = { width: 1000, height: 1400 } as const;

const percent = (share: number) => `${share * 100}%`;

/** Both faces lie on each other, so that turning one over moves nothing and loads nothing. */
export function PictureFaces({ original, translated, face, zoom, ringed }: PictureFacesProps) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const [first] = ringed;
  useEffect(() => {
    const { current } = frame;
    if (!current || !first) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollTo({
      left: (first.x + first.width / 2) * scrollWidth - clientWidth / 2,
      top: (first.y + first.height / 2) * scrollHeight - clientHeight / 2,
      behavior: 'smooth',
    });
  }, [first]);
  return (
    // A scrolled picture is moved by the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} className={styles.frame} tabIndex={0} aria-label={text('lot.sheetPicture')}>
      <div className={styles.stack} style={{ width: `${zoom}%` }}>
        {original !== null && (
          <img
            {...room}
            src={original}
            alt={text('lot.sheetPicture')}
            hidden={face !== 'original'}
            className={styles.face}
          />
        )}
        <img
          {...room}
          src={translated}
          alt={text('machineSheet.translated')}
          hidden={face !== 'translated'}
          className={styles.face}
        />
        {ringed.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className={styles.ring}
            data-ring
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        ))}
      </div>
    </section>
  );
}

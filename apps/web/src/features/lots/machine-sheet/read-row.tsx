import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Original } from '../pictures/original.tsx';
import type { MachineReading } from './machine-sheet.query.ts';
import type { ReadPlaces } from './read-sheet.tsx';
import styles from './machine-sheet.module.css';

interface ReadRowProps {
  places: ReadPlaces;
  onRing: (places: ReadPlaces) => void;
  japanese: string;
  /** The number that stands on the picture where there is no room for the words. */
  number?: number | undefined;
  how?: MachineReading['notes'][number]['how'] | undefined;
  /** The meaning; nothing if it was not read. */
  children: ReactNode;
}

/** One phrase: under the pointer, or focused, it rings its place on the picture. */
export function ReadRow({ places, onRing, japanese, number, how, children }: ReadRowProps) {
  const text = useText();
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        onPointerEnter={() => onRing(places)}
        onFocus={() => onRing(places)}
        onClick={() => onRing([...places])}
      >
        {number !== undefined && <span className={styles.number}>{number}</span>}
        {children ? (
          <>
            <span>{children}</span> <Original small>{japanese}</Original>
            {how === 'near' && <span className={styles.near}>{text('machineSheet.near')}</span>}
          </>
        ) : (
          <>
            <Original>{japanese}</Original> <span className={styles.near}>{text('machineSheet.unread')}</span>
          </>
        )}
      </button>
    </li>
  );
}

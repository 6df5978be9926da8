import { useId, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { SheetMark } from '../page/lot-view.ts';
import { placeMarks } from './placed-marks.ts';
import { BodyMap } from './body-map.tsx';
import { MarkList } from './mark-list.tsx';
import styles from './sheet-reading.module.css';

export function SheetMarks({ marks, isCar }: { marks: readonly SheetMark[]; isCar: boolean }) {
  const text = useText();
  const titleId = useId();
  const [hovered, onHover] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const lit = hovered ?? chosen;
  const onChoose = (mark: number) => setChosen(mark === chosen ? undefined : mark);
  const placed = placeMarks(marks);
  const severe = marks.filter(({ weight }) => weight === 'severe').length;
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{text('sheet.marks')}</h3>
        {marks.length > 0 && <span className="sub">{text('sheet.marks.count', { count: marks.length, severe })}</span>}
      </header>
      <div className={styles.halves}>
        {isCar && (
          <div className={styles.half}>
            <BodyMap marks={placed} lit={lit} onHover={onHover} onChoose={onChoose} />
          </div>
        )}
        <div className={styles.half}>
          {marks.length === 0 ? (
            <p className={styles.none}>{text('sheet.marks.none')}</p>
          ) : (
            <MarkList
              marks={placed}
              lit={lit}
              chosen={chosen}
              onHover={onHover}
              onChoose={isCar ? onChoose : undefined}
            />
          )}
        </div>
      </div>
    </section>
  );
}

import { useText } from '../../../lib/language/text.ts';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { SheetFlags } from './sheet-flags.tsx';
import { SheetGrades } from './sheet-grades.tsx';
import { SheetMarks } from './sheet-marks.tsx';
import { SheetPhrases } from './sheet-phrases.tsx';
import styles from './sheet-reading.module.css';

interface SheetReadingProps {
  sheet: DecodedSheet;
  /** Only cars have a body map and the statement that there are no marks. */
  isCar: boolean;
}

/** The whole sheet in the reader’s language, red flags first. */
export function SheetReading({ sheet, isCar }: SheetReadingProps) {
  const text = useText();
  const { grades, points, remarks, equipment, marks } = sheet;
  return (
    <div className={styles.reading}>
      <SheetFlags sheet={sheet} />
      <div className={styles.halves}>
        {grades.length + points.length > 0 && (
          <div className={styles.half}>
            <SheetGrades grades={grades} />
            <SheetPhrases caption={text('sheet.points')} phrases={points} />
          </div>
        )}
        {remarks.length + equipment.length > 0 && (
          <div className={styles.half}>
            <SheetPhrases caption={text('sheet.remarks')} phrases={remarks} />
            <SheetPhrases caption={text('sheet.equipment')} phrases={equipment} short />
          </div>
        )}
      </div>
      {(isCar || marks.length > 0) && <SheetMarks marks={marks} isCar={isCar} />}
    </div>
  );
}

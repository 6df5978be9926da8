import type { GradeBand } from '@seri/domain/lots/condition-grade';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { NotDecoded } from '../pictures/original.tsx';
import styles from './sheet-grades.module.css';

/** Bands of the letters that grade exterior and interior. The overall grade uses the scale of its house. */
const letterBands: Readonly<Record<string, GradeBand>> = {
  A: 'good',
  B: 'mid',
  C: 'mid',
  D: 'bad',
  E: 'bad',
  F: 'bad',
};

export function SheetGrades({ grades }: { grades: DecodedSheet['grades'] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <dl className={styles.grades}>
      {grades.map(({ part, code, meaning }) => (
        <div key={part}>
          <dt>{text(`sheet.grade.${part}`)}</dt>
          <dd>
            <Grade value={code} size="l" band={part === 'overall' ? undefined : letterBands[code]} />
            <span className={styles.meaning}>{meaning ? meaning[language] : <NotDecoded />}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

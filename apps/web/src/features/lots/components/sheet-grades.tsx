import type { GradeBand } from '@seri/domain/lots/condition-grade';
import { useLanguage, useText } from '../../../lib/text.ts';
import { Grade } from '../../../ui/grade.tsx';
import type { DecodedSheet } from '../model/lot-view.ts';
import { NotDecoded } from './original.tsx';
import styles from './sheet-grades.module.css';

/** Letters are of a part; of the whole the house's own grades. */
const letterBands: Readonly<Record<string, GradeBand>> = {
  A: 'good',
  B: 'mid',
  C: 'mid',
  D: 'bad',
  E: 'bad',
  F: 'bad',
};

/** The inspector's grades in their boxes, and what each says. */
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

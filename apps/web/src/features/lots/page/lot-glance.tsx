import { useText } from '../../../lib/language/text.ts';
import { LotClocks } from '../facts/lot-clocks.tsx';
import { MarkList } from '../sheet/mark-list.tsx';
import { placeMarks } from '../sheet/placed-marks.ts';
import { SheetFlags } from '../sheet/sheet-flags.tsx';
import styles from './lot-glance.module.css';
import type { LotView } from './lot-view.ts';

const ignoreHover = () => {};

/** The deadlines of a lot and what its sheet says, for a look in passing. */
export function LotGlance({ lot }: { lot: LotView }) {
  const text = useText();
  const { sheet } = lot;
  return (
    <>
      <div className={styles.times}>
        <LotClocks lot={lot} />
      </div>
      {sheet && <SheetFlags sheet={sheet} />}
      {sheet && sheet.marks.length > 0 && (
        <section aria-label={text('sheet.marks')}>
          <MarkList
            marks={placeMarks(sheet.marks)}
            lit={undefined}
            chosen={undefined}
            onHover={ignoreHover}
            onChoose={undefined}
          />
        </section>
      )}
    </>
  );
}

import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { TabLinks } from '../../../ui/tabs/tab-links.tsx';
import { momentText } from '../../voyages/cut-off-text.ts';
import type { ListStepProps } from '../file/list-page.tsx';
import { forwarderListHref, notChosenIn, type ReportPart, reportParts } from '../shipping-files.ts';
import { ReportRows } from './report-rows.tsx';
import styles from './report.module.css';
import { ReportedShips } from './reported-ships.tsx';

const TakeBackDialog = lazyPiece(() => import('./take-back-dialog.tsx'), 'TakeBackDialog');

/** R102: what became of each row, and the way back while there is one. */
export function ReportStep({ list, search, onRefused }: ListStepProps) {
  const text = useText();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { id, counts, applied, undone, undoUntil, can } = list;
  const countOf = (part: ReportPart): number => {
    if (part === 'all') return counts.rows;
    if (part === 'unknown') return counts.unknown;
    return part === 'notChosen' ? notChosenIn(counts) : counts.outcomes[part];
  };
  const parts = reportParts.filter((part) => part === 'all' || countOf(part) > 0);
  const part = parts.includes(search.part) ? search.part : 'all';
  const by = (one: { name: string; at: string }) => ({ name: one.name, moment: momentText(one.at, language) });
  return (
    <>
      <div className={styles.head}>
        <p className={styles.summary}>
          <b>
            {undone
              ? text('shippingFiles.report.summary.undone', counts.outcomes)
              : text('shippingFiles.report.summary', counts.outcomes)}
          </b>
          <span className="sub">
            {[
              applied && text('shippingFiles.report.by', by(applied)),
              undone && text('shippingFiles.report.undoneBy', by(undone)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {can.edit && list.state === 'applied' && (
          <div className={styles.back}>
            <span className="sub">
              {undoUntil === null
                ? text('shippingFiles.undo.over')
                : text('shippingFiles.undo.until', { moment: momentText(undoUntil, language) })}
            </span>
            {undoUntil !== null && (
              <Button kind="danger" onClick={() => setIsAsked(true)}>
                {text('shippingFiles.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ReportedShips ships={list.ships} />
      <TabLinks
        label={text('shippingFiles.report')}
        value={part}
        items={parts.map((one) => ({
          id: one,
          label: text(`shippingFiles.outcome.${one}`),
          count: countOf(one),
          href: forwarderListHref(id, { part: one }),
        }))}
      />
      <ReportRows key={part} list={list} part={part} />
      <Suspense>
        {isAsked && <TakeBackDialog list={list} onRefused={onRefused} onClose={() => setIsAsked(false)} />}
      </Suspense>
    </>
  );
}

import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import styles from './way.module.css';

const DayDialog = lazyPiece(() => import('./day-dialog.tsx'), 'DayDialog');

/** R97: every move and corrected day with its author and reason, for staff. The day of a stop that stands may be corrected. */
export function WayHistory({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const language = useLanguage();
  const [corrected, correct] = useState<PurchaseDetails['stages'][number]>();
  const { history, stages, can } = purchase;
  const standing = new Map(can.move ? stages.map((stage) => [stage.id, stage]) : []);
  return (
    <details className={styles.history}>
      <summary>{text('way.history', { count: history?.length ?? 0 })}</summary>
      <ol>
        {history?.map(({ id, kind, status, on, reason, at, by }) => {
          const name = text(`purchases.status.${purchaseStatus(status)}`);
          return (
            <li key={id} className={styles.change}>
              <span>
                <b className="strong">{name}</b> {on === null ? text('way.day.unknown') : dayText(on, language)}
                {kind === 'date' && ` · ${text('way.day.corrected')}`}
                {reason && ` · ${reason}`}{' '}
                <span className="sub">
                  {by ?? text('way.by.portal')} <JapanDate instant={at} time />
                </span>
              </span>
              {standing.has(id) && (
                <Button size="s" label={text('way.day.of', { status: name })} onClick={() => correct(standing.get(id))}>
                  {text('way.day.correct')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {corrected && (
        <Suspense>
          <DayDialog purchase={purchase} stage={corrected} onClose={() => correct(undefined)} />
        </Suspense>
      )}
    </details>
  );
}

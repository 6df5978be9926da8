import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { formatYen } from '@seri/domain/money/money';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from '../../../../lib/browser/store.ts';
import { type Text, useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Kbd } from '../../../../ui/frame/kbd.tsx';
import { autoBidChangeable, switchAuto } from '../changes/change-auto.ts';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk } from '../changes/desk.ts';
import { deskStatuses } from '../table/desk-keys.ts';
import { changeable } from './desk-questions.ts';
import { clearSelection } from '../changes/desk-selection.ts';
import { requestStatus } from '../changes/change-status.ts';
import styles from './desk-bulk.module.css';

/** Number and sum of the selected bids, and the statuses they can get. */
export function DeskBulk({ bids }: { bids: readonly ListedBid[] }) {
  const text = useText();
  const desk = useDesk();
  const selected = useStore(desk.selected);
  const progress = useStore(desk.progress);
  const reading = useStore(desk.reading);
  const picked = bids.filter(({ bidId }) => selected.has(bidId));
  const isUnseen = picked.length === 0 && selected.size > 0 && !reading;
  useEffect(() => {
    if (isUnseen) clearSelection(desk);
  }, [isUnseen, desk]);
  if (picked.length === 0 && !progress && !reading) return null;
  // If autobid is on for all of them, the button turns it off.
  const toAuto = autoBidChangeable(picked, true).length > 0 || autoBidChangeable(picked, false).length === 0;
  return (
    <div role="toolbar" aria-label={text('bidDesk.bulk')} data-bulk="" className={styles.bar}>
      <CheckCheck aria-hidden="true" className={styles.icon} />
      {/* Screen readers hear the number once; the progress element says how far it has come. */}
      <output className={progress ? 'visually-hidden' : styles.told}>
        {progress && text('bidDesk.changing', { count: progress.total })}
        {!progress && reading && <b>{text('bidDesk.reading', { count: reading.count })}</b>}
        {!progress && !reading && (
          <>
            <b>{text('bidDesk.selected', { count: picked.length })}</b>
            <span>{sumText(text, picked)}</span>
          </>
        )}
      </output>
      {progress && (
        <>
          <progress
            aria-label={text('bidDesk.changing', { count: progress.total })}
            className="visually-hidden"
            max={progress.total}
            value={progress.done}
          />
          <b aria-hidden="true" className={styles.told}>
            {text('bidDesk.progress', { done: progress.done, of: progress.total })}
          </b>
        </>
      )}
      <div className={styles.tools}>
        {deskStatuses.map((status) => {
          const canSet = changeable(picked, status).length > 0;
          return (
            <Button
              key={status}
              className={styles.tool}
              icon={<Kbd>{status}</Kbd>}
              aria-disabled={!canSet || progress !== undefined}
              onClick={() => requestStatus(desk, picked, status)}
            >
              {text(`bids.status.${bidStatus(status)}`)}
            </Button>
          );
        })}
        <Button
          className={styles.tool}
          aria-disabled={autoBidChangeable(picked, toAuto).length === 0 || progress !== undefined}
          onClick={() => void switchAuto(desk, picked, toAuto)}
        >
          {text(toAuto ? 'bidDesk.auto.allOn' : 'bidDesk.auto.allOff')}
        </Button>
        <Button className={styles.tool} onClick={() => clearSelection(desk)}>
          {text('bidDesk.clear')}
        </Button>
      </div>
    </div>
  );
}

function sumText(text: Text, bids: readonly ListedBid[]): string {
  const clients = new Set(bids.map(({ user }) => user?.clientId ?? 0)).size;
  const sum = bids.reduce((total, { bidAmount }) => total + bidAmount, 0);
  return text('bidDesk.sum', { clients, amount: formatYen(sum) });
}

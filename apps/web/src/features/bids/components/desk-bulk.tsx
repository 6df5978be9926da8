import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { formatYen } from '@seri/domain/money/money';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store.ts';
import { type Text, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { switchable, switchAuto } from '../api/desk-autos.ts';
import { askStatus } from '../api/desk-status.ts';
import type { TrackedBid } from '../model/bids.ts';
import { useDesk } from '../model/desk.ts';
import { deskStatuses } from '../model/desk-keys.ts';
import { changeable } from '../model/desk-questions.ts';
import { clearSelection } from '../model/desk-selection.ts';
import styles from './desk-bulk.module.css';

/** What is selected, what it comes to, and what it may become. */
export function DeskBulk({ bids }: { bids: readonly TrackedBid[] }) {
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
  // What is on with all of them is switched off.
  const toAuto = switchable(picked, true).length > 0 || switchable(picked, false).length === 0;
  return (
    <div role="toolbar" aria-label={text('bidDesk.bulk')} className={styles.bar}>
      <CheckCheck aria-hidden="true" className={styles.icon} />
      {/* That many are changed is announced once: how far it has come is read from the progress. */}
      <output className={progress ? 'visually-hidden' : styles.told}>
        {progress && text('bidDesk.changing', { count: progress.of })}
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
            aria-label={text('bidDesk.changing', { count: progress.of })}
            className="visually-hidden"
            max={progress.of}
            value={progress.done}
          />
          <b aria-hidden="true" className={styles.told}>
            {text('bidDesk.progress', { done: progress.done, of: progress.of })}
          </b>
        </>
      )}
      <div className={styles.tools}>
        {deskStatuses.map((status) => {
          const isOf = changeable(picked, status).length > 0;
          return (
            <Button
              key={status}
              className={styles.tool}
              icon={<Kbd>{status}</Kbd>}
              aria-disabled={!isOf || progress !== undefined}
              onClick={() => askStatus(desk, picked, status)}
            >
              {text(`bids.status.${bidStatus(status)}`)}
            </Button>
          );
        })}
        <Button
          className={styles.tool}
          aria-disabled={switchable(picked, toAuto).length === 0 || progress !== undefined}
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

/** Whose they are, and the money in them. */
function sumText(text: Text, bids: readonly TrackedBid[]): string {
  const clients = new Set(bids.map(({ user }) => user?.clientId ?? 0)).size;
  const sum = bids.reduce((total, { bidAmount }) => total + bidAmount, 0);
  return text('bidDesk.sum', { clients, amount: formatYen(sum) });
}

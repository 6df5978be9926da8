import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { formatYen } from '@seri/domain/money/money';
import { useRef } from 'react';
import { type Text, useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Plate } from '../../../../ui/marks/plate.tsx';
import { winAnyway } from '../changes/change-status.ts';
import { type DearerWin, useDesk } from '../changes/desk.ts';
import type { BidAbove } from '../changes/desk-queue.ts';
import styles from './desk-dialogs.module.css';

interface DeskDearerProps {
  wins: readonly DearerWin[];
  batch: string | undefined;
}

/** R57: asks before a win below open bids of other clients; in bulk one question lists all of them. */
export function DeskDearer({ wins, batch }: DeskDearerProps) {
  const text = useText();
  const desk = useDesk();
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => desk.dialog.set(undefined);
  const [only] = wins.length === 1 ? wins : [];
  return (
    <Dialog
      open
      title={text('bidDesk.ask.dearer.title')}
      onClose={close}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} onClick={close}>
            {only
              ? text('bidDesk.keep', { status: text(`bids.status.${bidStatus(only.bid.bidStatus)}`) })
              : text('bidDesk.cancel')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              close();
              void winAnyway(desk, wins, batch);
            }}
          >
            {text('bidDesk.ask.dearer.yes', { count: wins.length })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {!only && <p>{text('bidDesk.ask.dearer.many', { count: wins.length })}</p>}
        <ul className={styles.report}>
          {wins.map(({ bid, dearer }) => (
            <li key={bid.bidId}>
              <Plate number={bid.lotNo} size="s" />
              <span>
                <b>{[bid.user?.name, formatYen(bid.bidAmount)].filter(Boolean).join(', ')}</b>
                {dearer.map((above, index) => (
                  <span key={above.client?.id ?? `hidden-${index}`}>{aboveText(text, above, only !== undefined)}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** A client whom the reader may not see has no name and no amount. */
function aboveText(text: Text, { client, amount }: BidAbove, isAlone: boolean): string {
  if (!client || amount === null) return text('bidDesk.ask.dearer.hidden');
  const values = { client: client.name, amount: formatYen(amount) };
  return text(isAlone ? 'bidDesk.ask.dearer' : 'bidDesk.ask.dearer.of', values);
}

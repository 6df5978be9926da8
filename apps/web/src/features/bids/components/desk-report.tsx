import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { useDesk, type DeskResult } from '../model/desk.ts';
import styles from './desk-dialogs.module.css';

/** What came of each bid of several; those that are as they were stay selected. */
export function DeskReport({ now, results }: { now: string; results: readonly DeskResult[] }) {
  const text = useText();
  const { dialog, selected } = useDesk();
  const close = () => dialog.set(undefined);
  const failed = results.filter(({ why }) => why !== undefined);
  // Not in another list than the one that they were selected in.
  const isSelected = failed.some(({ bid }) => selected.get().has(bid.bidId));
  const told = {
    done: results.length - failed.length,
    of: results.length,
    left: failed.length,
    status: now,
  };
  return (
    <Dialog
      open
      title={text('bidDesk.report')}
      onClose={close}
      footer={
        <Button kind="primary" onClick={close}>
          {text('bidDesk.close')}
        </Button>
      }
    >
      <div className={styles.body}>
        <Notice tone="bad">
          {text('bidDesk.report.says', told)} {isSelected && text('bidDesk.report.selected', told)}
        </Notice>
        <ul className={styles.report} aria-label={text('bidDesk.report.failed')}>
          {failed.map(({ bid, why }) => (
            <li key={bid.bidId}>
              <Plate number={bid.lotNo} size="s" />
              <span>
                <b>{bid.user?.name}</b>
                <span>{why}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

import { useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../../ui/passing/notice.tsx';
import { Plate } from '../../../../ui/marks/plate.tsx';
import { useDesk, type DeskResult } from '../changes/desk.ts';
import { failureText } from '../changes/desk-toasts.ts';
import styles from './desk-dialogs.module.css';

/** The outcome of a bulk change; bids that failed stay selected. */
export function DeskReport({ label, results }: { label: string; results: readonly DeskResult[] }) {
  const text = useText();
  const { dialog, selected } = useDesk();
  const close = () => dialog.set(undefined);
  const failed = results.filter(({ failure }) => failure !== undefined);
  // False over another list than the one in which they were selected.
  const isSelected = failed.some(({ bid }) => selected.get().has(bid.bidId));
  const counts = {
    done: results.length - failed.length,
    of: results.length,
    left: failed.length,
    status: label,
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
          {text('bidDesk.report.says', counts)} {isSelected && text('bidDesk.report.selected', counts)}
        </Notice>
        <ul className={styles.report} aria-label={text('bidDesk.report.failed')}>
          {failed.map(({ bid, failure }) => (
            <li key={bid.bidId}>
              <Plate number={bid.lotNo} size="s" />
              <span>
                <b>{bid.user?.name}</b>
                <span>{failure && failureText(failure)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

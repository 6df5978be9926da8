import { hour } from '@seri/domain/time/japan-time';
import { formatYen } from '@seri/domain/money/money';
import { useEffect } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { type Text, useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { relativeTime } from '../../../ui/time/format-time.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { warnsOfLastHour } from '../../bids/desk/dialogs/desk-questions.ts';
import { useNow } from '../../bids/rows/use-now.ts';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { fetchBalance } from '../panel/fetch-balance.ts';
import { cancelBid } from './send-bid.ts';
import { refetchBidsOnLot } from '../panel/bidding-live.ts';
import { BidLot } from '../panel/bid-lot.tsx';
import styles from './dialogs.module.css';
import { CallDialog } from './call-dialog.tsx';
import { useReliableCall } from './use-reliable-call.ts';

interface CancelBidProps {
  lot: LotView;
  bidId: number;
  amount: number;
  /** Staff cancel it for a client. */
  isClients: boolean;
  /** Too late; gets the number of hours before the first lot at which cancelling closes. */
  onTooLate: (hours: number) => void;
  onClose: (inDoubt: boolean) => void;
}

/** R52: cancels the bid after a confirmation. */
export function CancelBid({ lot, bidId, amount, isClients, onTooLate, onClose }: CancelBidProps) {
  const text = useText();
  // R57: staff are warned that client and dealer are not notified.
  const isLastHour = warnsOfLastHour(lot.bidInfo, useNow());
  const textKey = lot.pageType === 'stock' ? 'cancelOrder' : 'cancelBid';
  const call = useReliableCall({
    send: (signal) => cancelBid(bidId, signal),
    onAnswer: () => {
      toast({ tone: 'good', title: text(`bidding.${textKey}.done`) });
      onClose(false);
      void refetchBidsOnLot(detailOf(lot).id, !isClients);
      if (!isClients) void fetchBalance(undefined);
    },
    onRefusal: (refusal) => {
      if (refusal.code !== 'CANCEL_CLOSED') return false;
      onTooLate(refusal.data.cancelDeadlineHour);
      return true;
    },
  });
  return (
    <CallDialog
      title={text(isLastHour ? 'lastHour.title' : `bidding.${textKey}.ask`)}
      call={call}
      kind="danger"
      action={text(isLastHour ? 'lastHour.accept' : `bidding.${textKey}.yes`)}
      stay={text(`bidding.${textKey}.no`)}
      onClose={onClose}
    >
      {isLastHour && <LastHour lot={lot} />}
      <BidLot lot={lot} />
      <p>{text(`bidding.${textKey}.text`, { amount: formatYen(amount) })}</p>
    </CallDialog>
  );
}

function LastHour({ lot: { bidInfo, lotInfo } }: { lot: LotView }) {
  const text = useText();
  const language = useLanguage();
  const when = bidInfo.sessionStart && relativeTime(new Date(bidInfo.sessionStart), serverNow(), language);
  return (
    <Notice tone="mid">
      {text('lastHour.says', { auction: lotInfo.auctionName, when: when ?? text('lastHour.soon') })}
    </Notice>
  );
}

export function CannotCancel({ lot, hours, onClose }: { lot: LotView; hours: number | null; onClose: () => void }) {
  const text = useText();
  const { id } = detailOf(lot);
  useEffect(() => () => void refetchBidsOnLot(id, false), [id]);
  return (
    <Dialog
      open
      title={text('bidding.cannot')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text('bidding.close')}
        </Button>
      }
    >
      <div className={styles.body}>
        <BidLot lot={lot} />
        <p>{text('refusals.CANCEL_CLOSED')}</p>
        <p className="sub">{closingText(text, hours)}</p>
      </div>
    </Dialog>
  );
}

function closingText(text: Text, hours: number | null): string | undefined {
  if (hours === null) return undefined;
  const minutes = Math.round((hours * hour) / 60_000);
  return hours < 1 ? text('bidding.cannot.minutes', { minutes }) : text('bidding.cannot.hours', { hours });
}

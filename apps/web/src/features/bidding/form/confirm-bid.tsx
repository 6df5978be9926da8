import { type Credit, isCovered } from '@seri/domain/bids/bid-credit';
import { formatYen } from '@seri/domain/money/money';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { type Fact, Facts } from '../../../ui/tables/facts.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import type { PlacedBidAnswer } from './send-bid.ts';
import { placeBid } from './send-bid.ts';
import type { BidDraft } from './bid-form.ts';
import { BidDeadline } from '../panel/bid-deadline.tsx';
import { BidLot } from '../panel/bid-lot.tsx';
import styles from './dialogs.module.css';
import { CallDialog } from './call-dialog.tsx';
import { useReliableCall } from './use-reliable-call.ts';

const PaymentsOverdue = lazyPart(() => import('./payments-overdue.tsx'), 'PaymentsOverdue');

interface ConfirmBidProps {
  lot: LotView;
  draft: BidDraft;
  /** Undefined if no limit applies. */
  credit: Credit | undefined;
  terms: ReactNode;
  typeLabel: string | undefined;
  onPlaced: (placed: PlacedBidAnswer) => void;
  onOverdrawn: (headroom: number) => void;
  /** Returns true if the fields show what is wrong. */
  onRefused: (refusal: CallRefusal) => boolean;
  onClose: (inDoubt: boolean) => void;
}

/**
 * Repeats the bid; the terms are ticked anew each time. Enter ticks them, and only another press places the bid: a key
 * that is held repeats itself, and one from before the dialog never gets here.
 */
export function ConfirmBid(props: ConfirmBidProps) {
  const { lot, draft, credit, terms, onPlaced, onOverdrawn, onRefused, onClose } = props;
  const text = useText();
  const [isTicked, setTicked] = useState(false);
  const call = useReliableCall({
    send: (signal) => placeBid(lot, draft, signal),
    onAnswer: onPlaced,
    onRefusal: (refusal) => {
      setTicked(false);
      if (refusal.code !== 'CREDIT_EXCEEDED') return onRefused(refusal);
      onOverdrawn(refusal.data.headroom);
      return true;
    },
  });
  const verb = lot.pageType === 'stock' ? 'order' : draft.isChange ? 'change' : 'place';
  const isShort = credit !== undefined && !isCovered(credit);
  const isBusy = call.isPending || call.isInDoubt;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.repeat || call.isPending) return;
    if (!isTicked) setTicked(true);
    else if (!isShort) void call.start();
  };
  return (
    <CallDialog
      title={text(`bidding.confirm.${verb}`)}
      call={call}
      kind="primary"
      action={text(`bidding.${verb}.amount`, { amount: formatYen(draft.amount) })}
      stay={text('bidding.notNow')}
      // A call that was sent can be repeated, ticked or not.
      explain={(refusal) =>
        refusal.code === 'PAYMENT_OVERDUE' ? (
          <Suspense>
            <PaymentsOverdue overdue={refusal.data.overdue} client={draft.client} />
          </Suspense>
        ) : undefined
      }
      disabled={!call.isInDoubt && (!isTicked || isShort)}
      onClose={onClose}
    >
      <BidLot lot={lot} />
      <BidDeadline lot={lot} />
      <DraftFacts {...props} />
      {draft.comment.trim() !== '' && <p className={styles.comment}>{draft.comment.trim()}</p>}
      <Check
        label={
          <>
            {text('bidding.terms')} {terms}
          </>
        }
        checked={isTicked}
        // It keeps the focus while the call is under way.
        aria-disabled={isBusy}
        onChange={({ target }) => {
          if (!isBusy) setTicked(target.checked);
        }}
        onKeyDown={press}
      />
    </CallDialog>
  );
}

function DraftFacts({ lot, draft, typeLabel }: Pick<ConfirmBidProps, 'lot' | 'draft' | 'typeLabel'>) {
  const text = useText();
  const isStock = lot.pageType === 'stock';
  const facts: (Fact | undefined)[] = [
    {
      caption: text(isStock ? 'bidding.price' : 'bidding.amount.short'),
      value: <strong>{formatYen(draft.amount)}</strong>,
    },
    typeLabel === undefined ? undefined : { caption: text('bidding.type'), value: typeLabel },
    draft.group === null ? undefined : { caption: text('bidding.group'), value: draft.group },
    draft.client && { caption: text('bidding.client'), value: draft.client.name, full: true },
  ];
  const items = facts.filter((fact) => fact !== undefined);
  const beside = items.filter(({ full }) => !full).length;
  return <Facts framed cols={beside} phoneCols={beside === 2 ? 2 : 1} items={items} />;
}

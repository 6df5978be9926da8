import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { isOpen } from '@seri/domain/lots/lot-states';
import { formatYen } from '@seri/domain/money/money';
import { Check } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultText } from '../../../lib/fault-text.ts';
import { isKeyTaken } from '../../../lib/single-keys.ts';
import { useStore } from '../../../lib/store.ts';
import { useText } from '../../../lib/text.ts';
import { Lamp } from '../../../ui/lamp.tsx';
import { useEarlierEnter } from '../../../ui/use-earlier-enter.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import { askPrice } from '../api/desk-price.ts';
import type { TrackedBid } from '../model/bids.ts';
import { useDesk, useIsPriced } from '../model/desk.ts';
import { parseYen, yenFault, yenText } from '../model/desk-amount.ts';
import { openPrice } from '../model/desk-priced.ts';
import styles from './desk-cells.module.css';
import { RowYen } from './row-yen.tsx';

/** R59: what the lot went for; whoever may say it clicks on it. */
export function DeskSold({ bid }: { bid: TrackedBid }) {
  const text = useText();
  const desk = useDesk();
  const isTyped = useIsPriced(bid.bidId);
  const { soldPrice, bidStatus, purchaseId, lotNo, status, can } = bid;
  if (!can.editSoldPrice) return <ToldPrice bid={bid} />;
  if (isTyped) return <SoldInput bid={bid} />;
  // What the house says is not booked yet.
  const isAsked = bidStatus === bidStatusCodes.won && purchaseId === null;
  return (
    <button
      type="button"
      className={styles.sold}
      data-asked={isAsked ? '' : undefined}
      data-sold={bid.bidId}
      aria-label={text(isAsked || soldPrice === null ? 'bidDesk.sold.enterOf' : 'bidDesk.sold.changeOf', {
        number: lotNo,
        state: lotStatusText(text, status, 'short'),
        amount: soldPrice === null ? '' : formatYen(soldPrice),
      })}
      onClick={() => openPrice(desk, bid.bidId)}
    >
      {isAsked ? text('bidDesk.sold.enter') : <ToldPrice bid={bid} />}
    </button>
  );
}

/** What became of the lot, and its price; a stock car runs nowhere, and a price said before the end is a figure. */
function ToldPrice({ bid: { pageType, soldPrice, status } }: { bid: TrackedBid }) {
  const text = useText();
  const label = lotStatusText(text, status, 'short');
  if (pageType === 'stock' || (soldPrice !== null && isOpen(status))) return <RowYen value={soldPrice} />;
  if (soldPrice === null) return <Lamp code={status} label={label} />;
  return (
    <span className={styles.told}>
      <Lamp compact code={status} label={label} />
      <RowYen value={soldPrice} upTo={9_999_999} />
    </span>
  );
}

function SoldInput({ bid }: { bid: TrackedBid }) {
  const text = useText();
  const desk = useDesk();
  const [standing] = useState(() => yenText(bid.soldPrice));
  const { typed = standing, isWhole = typed === standing } = useStore(desk.priced) ?? {};
  const [fault, setFault] = useState<FieldFault>();
  const isEarlier = useEarlierEnter();
  const input = useFocused(isWhole);
  const { bidId, lotNo, bidStatus } = bid;

  const leave = () => {
    desk.priced.set(undefined);
    // Once the price stands in the place of its field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-sold="${bidId}"]`)?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const price = parseYen(typed);
    const wrong = yenFault(typed, { isRequired: bidStatus === bidStatusCodes.won, isSigned: false });
    if (wrong || price === undefined || price === 0) return setFault(wrong ?? { problem: 'invalid' });
    leave();
    askPrice(desk, bid, price);
  };
  const press = (event: KeyboardEvent) => {
    if (isEarlier(event) && typed === standing) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    <form className={styles.pricing} onSubmit={submit}>
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={text('bidDesk.sold.of', { number: lotNo })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `sold-${bidId}-error` : undefined}
        value={typed}
        onChange={({ target }) => {
          desk.priced.set({ bidId, typed: target.value });
          setFault(undefined);
        }}
        onKeyDown={press}
      />
      {fault && (
        <span id={`sold-${bidId}-error`} role="alert" className={styles.fault}>
          {faultText(text, fault)}
        </span>
      )}
      <button type="submit" aria-label={text('bidDesk.sold.save')}>
        <Check aria-hidden="true" />
      </button>
    </form>
  );
}

/** Also where its row comes back into sight, unless something else is typed by then. */
function useFocused(isWhole: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const enter = useEffectEvent(() => {
    if (isKeyTaken(document.activeElement)) return;
    input.current?.focus({ preventScroll: true });
    if (isWhole) input.current?.select();
  });
  useEffect(() => enter(), []);
  return input;
}

import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { FieldFault } from '@seri/domain/common/field-fault';
import { isOpen } from '@seri/domain/lots/lot-states';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import { Check, Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultText } from '../../../../lib/calls/fault-text.ts';
import { isKeyTaken } from '../../../../lib/browser/single-keys.ts';
import { useStore } from '../../../../lib/browser/store.ts';
import { useText } from '../../../../lib/language/text.ts';
import { Lamp } from '../../../../ui/marks/lamp.tsx';
import { useEarlierEnter } from '../../../../ui/tables/use-earlier-enter.ts';
import { lotStatusText } from '../../../lots/facts/status-text.ts';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk, useIsPriceEdited } from '../changes/desk.ts';
import { parseYen, yenFault, yenText } from './desk-amount.ts';
import { openPriceField } from '../changes/price-field.ts';
import { proposedPrice, requestPrice } from '../changes/change-price.ts';
import styles from '../table/desk-cells.module.css';
import { RowYen } from '../../../../ui/marks/row-yen.tsx';

/** R59: the sold price; readers with the right click on it to edit it. */
export function DeskSold({ bid }: { bid: ListedBid }) {
  const text = useText();
  const desk = useDesk();
  const isEditing = useIsPriceEdited(bid.bidId);
  const { soldPrice, bidStatus, purchaseId, lotNo, status, can } = bid;
  if (!can.editSoldPrice) return <SoldPrice bid={bid} />;
  if (isEditing) return <SoldInput bid={bid} />;
  const proposed = proposedPrice(bid);
  if (proposed !== undefined) return <Proposed bid={bid} price={proposed} />;
  // A price from the house is not booked yet, so a won bid still asks for one.
  const asksForPrice = bidStatus === bidStatusCodes.won && purchaseId === null;
  return (
    <button
      type="button"
      className={styles.sold}
      data-asked={asksForPrice ? '' : undefined}
      data-sold={bid.bidId}
      aria-label={text(asksForPrice || soldPrice === null ? 'bidDesk.sold.enterOf' : 'bidDesk.sold.changeOf', {
        number: lotNo,
        state: lotStatusText(text, status, 'short'),
        amount: soldPrice === null ? '' : formatYen(soldPrice),
      })}
      onClick={() => openPriceField(desk, bid.bidId)}
    >
      {asksForPrice ? text('bidDesk.sold.enter') : <SoldPrice bid={bid} />}
    </button>
  );
}

/** The price that the feed gives for a win, to be taken as it is or replaced by another one. */
function Proposed({ bid, price }: { bid: ListedBid; price: number }) {
  const text = useText();
  const desk = useDesk();
  const { bidId, lotNo, status } = bid;
  const amount = formatYen(price);
  const take = `${text('bids.col.lot')} ${lotNo}: ${text('bidDesk.sold.take', { amount })}`;
  return (
    <span className={styles.proposed}>
      <button
        type="button"
        className={styles.sold}
        data-asked=""
        aria-label={take}
        title={text('bidDesk.sold.take', { amount })}
        onClick={() => requestPrice(desk, bid, price)}
      >
        {groupDigits(price)}
        <Check aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.other}
        data-sold={bidId}
        aria-label={text('bidDesk.sold.enterOf', {
          number: lotNo,
          state: lotStatusText(text, status, 'short'),
          amount,
        })}
        onClick={() => openPriceField(desk, bidId)}
      >
        <Pencil aria-hidden="true" />
      </button>
    </span>
  );
}

/** The state of the lot and its price. A stock car has no state, and a price set before the end is only a figure. */
function SoldPrice({ bid: { pageType, soldPrice, status } }: { bid: ListedBid }) {
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

function SoldInput({ bid }: { bid: ListedBid }) {
  const text = useText();
  const desk = useDesk();
  const [storedText] = useState(() => yenText(bid.soldPrice));
  const { typed = storedText, isAllSelected = typed === storedText } = useStore(desk.priceEdit) ?? {};
  const [fault, setFault] = useState<FieldFault>();
  const isEarlier = useEarlierEnter();
  const input = useFocused(isAllSelected);
  const { bidId, lotNo, bidStatus } = bid;

  const leave = () => {
    desk.priceEdit.set(undefined);
    // Waits until the price has replaced its field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-sold="${bidId}"]`)?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const price = parseYen(typed);
    const invalid = yenFault(typed, { isRequired: bidStatus === bidStatusCodes.won, isSigned: false });
    if (invalid || price === undefined || price === 0) return setFault(invalid ?? { problem: 'invalid' });
    leave();
    requestPrice(desk, bid, price);
  };
  const press = (event: KeyboardEvent) => {
    if (isEarlier(event) && typed === storedText) event.preventDefault();
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
          desk.priceEdit.set({ bidId, typed: target.value });
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

/** Also when its row scrolls back into sight, unless somebody types elsewhere by then. */
function useFocused(isWhole: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const focusInput = useEffectEvent(() => {
    if (isKeyTaken(document.activeElement)) return;
    input.current?.focus({ preventScroll: true });
    if (isWhole) input.current?.select();
  });
  useEffect(() => focusInput(), []);
  return input;
}

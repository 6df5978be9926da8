import { leastAmount, steppedAmount } from '@seri/domain/bids/bid-amount';
import { formatYen } from '@seri/domain/money/money';
import { shareAtOrUnder } from '@seri/domain/prices/price-sense';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useText } from '../../../../lib/language/text.ts';
import { describedBy, FieldCell, FieldNotes } from '../../../../ui/fields/field-frame.tsx';
import { Stepper } from '../../../../ui/inputs/stepper.tsx';
import { Yen } from '../../../../ui/marks/yen.tsx';
import fields from '../../../../ui/fields/field.module.css';
import { may } from '../../../identity/session/session-state.ts';
import { useProfile } from '../../../identity/session/session.ts';
import { soldLotsQuery } from '../../../lots/prices/price-sense.query.ts';
import type { ListedBid } from '../../list/bids.ts';
import { parseYen, yenText } from './desk-amount.ts';
import type { EditValues } from './desk-edit.ts';
import { headroomAfter } from './desk-headroom.ts';
import { headroomQuery } from './desk-headroom.query.ts';
import styles from './desk-edit.module.css';
import type { useDeskEdit } from './use-desk-edit.ts';

interface DeskEditAmountProps {
  bid: ListedBid;
  form: ReturnType<typeof useDeskEdit>['form'];
  ref: Ref<HTMLInputElement>;
}

/** R51: the amount with its steps, and R25: what the client could still bid if it were saved. */
export function DeskEditAmount({ bid, form, ref }: DeskEditAmountProps) {
  const text = useText();
  const id = useId();
  const { error, ...field } = form.field('amount');
  const rules = { startPrice: bid.startPrice, step: bid.bidStep };
  const amount = parseYen(field.value) ?? 0;
  const move = (direction: 1 | -1) => form.set('amount', yenText(steppedAmount(amount, direction, rules)));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={styles.amount}>
      <Stepper step={rules.step} move={move} disabled={false} isAtMin={amount <= leastAmount(rules)}>
        <FieldCell
          id={id}
          label={text('bidDesk.edit.amount.step', { step: formatYen(bid.bidStep) })}
          isInvalid={Boolean(error)}
        >
          <input
            {...field}
            ref={ref}
            id={id}
            className={fields.input}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error })}
            onKeyDown={press}
          />
        </FieldCell>
      </Stepper>
      <FieldNotes id={id} error={error} />
      <SoldShare bid={bid} amount={amount} />
      {bid.user && <FreeToBid bid={bid} clientId={bid.user.clientId} values={form.values} />}
    </div>
  );
}

/** R39: the share of similar lots that sold for the amount or less. Silent without the flag, and for too few sales. */
function SoldShare({ bid, amount }: { bid: ListedBid; amount: number }) {
  const text = useText();
  const profile = useProfile();
  const isShown = bid.pageType !== 'stock' && may(profile, 'salesStatisticsView');
  const { data } = useQuery({ ...soldLotsQuery(bid.pageType, bid.id), enabled: isShown, retry: false });
  if (!data || data.averagePrice === null || amount === 0) return null;
  const share = Math.round((shareAtOrUnder(data.prices, amount) ?? 0) * 100);
  return <p className={styles.share}>{text('bidDesk.edit.share', { share, count: data.prices.length })}</p>;
}

interface FreeToBidProps {
  bid: ListedBid;
  clientId: number;
  values: EditValues;
}

/** Silent where the reader may not ask for it. */
function FreeToBid({ bid, clientId, values }: FreeToBidProps) {
  const text = useText();
  const standing = useQuery(headroomQuery(clientId)).data;
  if (!standing) return null;
  const left = headroomAfter(standing, bid, values);
  return (
    <p className={styles.free}>
      <span>
        {text('bidDesk.edit.free')} <Yen value={standing.balanceInfo.bidAllow} strong />
      </span>
      <span>
        {text('bidDesk.edit.left')} {left < 0 ? <b className="neg">{formatYen(left)}</b> : <Yen value={left} strong />}
      </span>
    </p>
  );
}

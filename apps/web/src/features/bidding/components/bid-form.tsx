import { leastAmount, steppedAmount } from '@seri/domain/bid-amount';
import type { BidType } from '@seri/domain/bid-types';
import { formatYen } from '@seri/domain/money';
import { Gavel } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { LotView } from '../../lots/model/lot-view.ts';
import { type BidOrder, rulesOf } from '../model/bid-form.ts';
import type { RenderSold } from '../model/bid-pieces.ts';
import type { OwnBid } from '../model/own-bid.ts';
import type { StaffBidding } from './bid-desk.tsx';
import styles from './bid-panel.module.css';
import { BidSense } from './bid-sense.tsx';
import { ClientPicker } from './client-picker.tsx';
import { GroupField } from './group-field.tsx';
import { type TypeOptions, TypeField } from './type-field.tsx';
import type { useBidForm } from './use-bid-form.ts';
import type { usePlacing } from './use-placing.ts';

interface BidFormProps {
  lot: LotView;
  own: OwnBid;
  form: ReturnType<typeof useBidForm>;
  types: TypeOptions | undefined;
  flow: ReturnType<typeof usePlacing>;
  staff: StaffBidding | undefined;
  renderSold: RenderSold | undefined;
  onBegin: (order: BidOrder) => void;
}

const mostComment = 1000;

/** R51: the fields of a bid. The button repeats the amount. */
export function BidForm({ lot, own, form, types, flow, staff, renderSold, onBegin }: BidFormProps) {
  const text = useText();
  const { bidInfo } = lot;
  const rules = rulesOf(bidInfo);
  const { amount, bidType, group, comment } = form.values;
  const sense = { lot, amount, group, client: staff && staff.client, renderSold };
  const does = own.myBid ? 'change' : 'place';
  return (
    <form noValidate onSubmit={(event) => form.submit(event, onBegin)} className={styles.form}>
      {staff && (
        <ClientPicker
          value={staff.client}
          error={form.errorOf('client')}
          onChange={(client) => {
            staff.onClient(client);
            form.clear('client');
          }}
        />
      )}
      <AmountField
        label={text('bidding.amount', { step: formatYen(rules.step) })}
        name="amount"
        value={amount}
        step={rules.step}
        min={leastAmount(rules)}
        next={(value, direction) => steppedAmount(value, direction, rules)}
        error={form.errorOf('amount')}
        // A leading zero is none.
        onValueChange={(value) => form.set('amount', value || null)}
      />
      <BidSense
        {...sense}
        onAmount={(value) => form.set('amount', value)}
        onGroup={(value) => form.set('group', value)}
      />
      {bidInfo.bidGroupShow && bidInfo.bidWeek !== null && (
        <GroupField
          week={bidInfo.bidWeek}
          client={sense.client}
          value={group}
          error={form.errorOf('group')}
          onChange={(value) => form.set('group', value)}
        />
      )}
      {bidInfo.exportTypeShow && (
        <TypeField
          options={types}
          isOptional={bidInfo.exportTypeOptional}
          value={bidType}
          error={form.errorOf('bidType')}
          onChange={(value) => form.set('bidType', value as BidType | null)}
        />
      )}
      <TextArea
        label={text(staff ? 'bidding.comment.staff' : 'bidding.comment')}
        name="comment"
        maxLength={mostComment}
        rows={1}
        value={comment}
        error={form.errorOf('comment')}
        onChange={({ target }) => form.set('comment', target.value)}
      />
      <Button
        type="submit"
        kind="primary"
        size="touch"
        block
        icon={<Gavel aria-hidden="true" />}
        pending={flow.placing.at === 'weighing' || staff?.isAsking}
      >
        {amount === null ? text(`bidding.${does}`) : text(`bidding.${does}.amount`, { amount: formatYen(amount) })}
      </Button>
      <p className="sub">{text('bidding.equal')}</p>
    </form>
  );
}

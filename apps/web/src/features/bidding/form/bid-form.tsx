import { mostComment } from '@seri/domain/bids/bid-comment';
import { leastAmount, nearestAmounts, steppedAmount } from '@seri/domain/bids/bid-amount';
import type { BidType } from '@seri/domain/bids/bid-types';
import { formatYen } from '@seri/domain/money/money';
import { Gavel } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { useToldAmount } from '../../lots/page/form-amount.ts';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { rulesOf } from './bid-form.ts';
import type { RenderSold } from '../panel/bid-pieces.ts';
import type { OwnBidView } from '../panel/own-bid.ts';
import { BidSense } from '../sense/bid-sense.tsx';
import { GroupField } from './group-field.tsx';
import { NearestAmounts } from './nearest-amounts.tsx';
import { PlacingForm, type PlacingProps } from './placing-form.tsx';
import { type ExportTypeOptions, TypeField } from './type-field.tsx';

interface BidFormProps extends PlacingProps {
  lot: LotView;
  own: OwnBidView;
  types: ExportTypeOptions | undefined;
  renderSold: RenderSold | undefined;
}

/** R51: the fields of a bid. The button repeats the amount. */
export function BidForm({ lot, own, types, renderSold, onBegin, ...placing }: BidFormProps) {
  const text = useText();
  const { bidInfo } = lot;
  const { form, staff } = placing;
  const rules = rulesOf(bidInfo);
  const { amount, bidType, group, comment } = form.values;
  const sense = { lot, amount, group, client: staff && staff.client, renderSold };
  useToldAmount(detailOf(lot).id, amount);
  const verb = own.myBid ? 'change' : 'place';
  return (
    <PlacingForm
      {...placing}
      onSubmit={(event) => form.submit(event, onBegin)}
      icon={<Gavel aria-hidden="true" />}
      action={amount === null ? text(`bidding.${verb}`) : text(`bidding.${verb}.amount`, { amount: formatYen(amount) })}
      hint={text('bidding.equal')}
      isUnchanged={form.isUnchanged}
    >
      <AmountField
        label={text(staff ? 'bidding.amount.staff' : 'bidding.amount', { step: formatYen(rules.step) })}
        name="amount"
        value={amount}
        step={rules.step}
        min={leastAmount(rules)}
        next={(value, direction) => steppedAmount(value, direction, rules)}
        error={form.errorOf('amount')}
        // A leading zero is no amount yet.
        onValueChange={(value) => form.set('amount', value || null)}
      />
      {form.isOffStep && amount !== null && (
        <NearestAmounts amounts={nearestAmounts(amount, rules)} onAmount={(value) => form.set('amount', value)} />
      )}
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
    </PlacingForm>
  );
}

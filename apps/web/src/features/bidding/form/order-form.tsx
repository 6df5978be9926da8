import { Tag } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import { BidSense } from '../sense/bid-sense.tsx';
import { PlacingForm, type PlacingProps } from './placing-form.tsx';

interface OrderFormProps extends PlacingProps {
  lot: LotView;
}

/** A stock car has a fixed price, so an order has no fields. */
export function OrderForm({ lot, onBegin, ...placing }: OrderFormProps) {
  const text = useText();
  const { form, staff } = placing;
  return (
    <PlacingForm
      {...placing}
      onSubmit={(event) => form.submit(event, onBegin, lot.bidInfo.soldPrice)}
      icon={<Tag aria-hidden="true" />}
      action={text('bidding.order')}
      hint={text('bidding.order.hint')}
    >
      <BidSense
        lot={lot}
        amount={null}
        group={null}
        client={staff && staff.client}
        onAmount={() => {}}
        onGroup={() => {}}
      />
    </PlacingForm>
  );
}

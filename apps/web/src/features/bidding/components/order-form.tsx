import { Tag } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { LotView } from '../../lots/model/lot-view.ts';
import type { BidOrder } from '../model/bid-form.ts';
import type { StaffBidding } from './bid-desk.tsx';
import styles from './bid-panel.module.css';
import { BidSense } from './bid-sense.tsx';
import { ClientPicker } from './client-picker.tsx';
import type { useBidForm } from './use-bid-form.ts';
import type { usePlacing } from './use-placing.ts';

interface OrderFormProps {
  lot: LotView;
  form: ReturnType<typeof useBidForm>;
  flow: ReturnType<typeof usePlacing>;
  staff: StaffBidding | undefined;
  onBegin: (order: BidOrder) => void;
}

/** A stock car has its price: it is ordered, with nothing to fill in. */
export function OrderForm({ lot, form, flow, staff, onBegin }: OrderFormProps) {
  const text = useText();
  return (
    <form noValidate onSubmit={(event) => form.submit(event, onBegin, lot.bidInfo.soldPrice)} className={styles.form}>
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
      <BidSense
        lot={lot}
        amount={null}
        group={null}
        client={staff && staff.client}
        onAmount={() => {}}
        onGroup={() => {}}
      />
      <Button
        type="submit"
        kind="primary"
        size="touch"
        block
        icon={<Tag aria-hidden="true" />}
        pending={flow.placing.at === 'weighing' || staff?.isAsking}
      >
        {text('bidding.order')}
      </Button>
      <p className="sub">{text('bidding.order.hint')}</p>
    </form>
  );
}

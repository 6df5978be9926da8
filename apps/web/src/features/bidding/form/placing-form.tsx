import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/frame/button.tsx';
import type { BidDraft } from './bid-form.ts';
import type { StaffBidding } from '../panel/lot-bidding.tsx';
import styles from '../panel/bid-panel.module.css';
import { ClientPicker } from '../panel/client-picker.tsx';
import type { useBidForm } from './use-bid-form.ts';
import type { usePlacing } from './use-placing.ts';

export interface PlacingProps {
  form: ReturnType<typeof useBidForm>;
  flow: ReturnType<typeof usePlacing>;
  staff: StaffBidding | undefined;
  onBegin: (draft: BidDraft) => void;
}

interface PlacingFormProps extends Omit<PlacingProps, 'onBegin'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  icon: ReactNode;
  action: string;
  hint: string;
  children: ReactNode;
}

/** Shared by bids and orders: the client picker and the submit button. */
export function PlacingForm({ form, flow, staff, onSubmit, icon, action, hint, children }: PlacingFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
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
      {children}
      <Button
        type="submit"
        kind="primary"
        size="touch"
        block
        icon={icon}
        pending={flow.placing.at === 'checking' || staff?.isLoading}
      >
        {action}
      </Button>
      <p className="sub">{hint}</p>
    </form>
  );
}

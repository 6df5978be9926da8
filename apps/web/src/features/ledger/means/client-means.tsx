import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { AccountMeans } from './balance-info.ts';
import styles from '../bookings/booking.module.css';
import { MeansSum } from './means-sum.tsx';

const BookingDialog = lazyPart(() => import('../bookings/booking-dialog.tsx'), 'BookingDialog');
const LimitDialog = lazyPart(() => import('./limit-dialog.tsx'), 'LimitDialog');

interface ClientMeansProps {
  accountId: number;
  means: AccountMeans;
  isLimited: boolean;
  canSetLimit: boolean;
  /** R89: without the right the buttons stand there with the reason. */
  canBook: boolean;
  onBooked: (means: AccountMeans) => void;
  onStale: () => Promise<unknown>;
  /** Actions of other features, after its own. */
  more?: ReactNode;
}

type OpenBooking = 'remittance' | 'correction' | 'limit';

export function ClientMeans({ accountId, means, isLimited, canSetLimit, canBook, more, ...follow }: ClientMeansProps) {
  const { onBooked, onStale } = follow;
  const text = useText();
  const reasonId = useId();
  const [open, setOpen] = useState<OpenBooking>();
  const dialog = {
    accountId,
    means,
    // Refetches, because a booking without an answer may have been made.
    onClose: () => {
      setOpen(undefined);
      void onStale();
    },
    onBooked: (booked: AccountMeans) => {
      setOpen(undefined);
      onBooked(booked);
    },
  };
  const booking = canBook ? {} : { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <Sheet flush title={text('ledger.means')}>
      <MeansSum means={means} isLimited={isLimited} />
      {canSetLimit && (
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => setOpen('remittance')} {...booking}>
            {text('ledger.remittance')}
          </Button>
          <Button onClick={() => setOpen('limit')}>{text('ledger.limit')}</Button>
          <Button onClick={() => setOpen('correction')} {...booking}>
            {text('ledger.correction')}
          </Button>
          {more}
          {!canBook && (
            <p id={reasonId} className="sub">
              {text('ledger.needsAccounting')}
            </p>
          )}
        </div>
      )}
      <Suspense>
        {(open === 'remittance' || open === 'correction') && <BookingDialog {...dialog} kind={open} />}
        {open === 'limit' && <LimitDialog {...dialog} onStale={onStale} />}
      </Suspense>
    </Sheet>
  );
}

import { Suspense, useState } from 'react';
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
  canBook: boolean;
  onBooked: (means: AccountMeans) => void;
  onStale: () => Promise<unknown>;
}

type OpenBooking = 'remittance' | 'correction' | 'limit';

export function ClientMeans({ accountId, means, isLimited, canBook, onBooked, onStale }: ClientMeansProps) {
  const text = useText();
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
  return (
    <Sheet flush title={text('ledger.means')}>
      <MeansSum means={means} isLimited={isLimited} />
      {canBook && (
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => setOpen('remittance')}>
            {text('ledger.remittance')}
          </Button>
          <Button onClick={() => setOpen('limit')}>{text('ledger.limit')}</Button>
          <Button onClick={() => setOpen('correction')}>{text('ledger.correction')}</Button>
        </div>
      )}
      <Suspense>
        {(open === 'remittance' || open === 'correction') && <BookingDialog {...dialog} kind={open} />}
        {open === 'limit' && <LimitDialog {...dialog} onStale={onStale} />}
      </Suspense>
    </Sheet>
  );
}

import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { BalanceInfo } from '../model/balance-info.ts';
import styles from './booking.module.css';
import { MeansSum } from './means-sum.tsx';

const BookingDialog = lazyPart(() => import('./booking-dialog.tsx'), 'BookingDialog');
const LimitDialog = lazyPart(() => import('./limit-dialog.tsx'), 'LimitDialog');

interface ClientMeansProps {
  accountId: number;
  means: BalanceInfo;
  isLimited: boolean;
  canBook: boolean;
  onBooked: (means: BalanceInfo) => void;
  onStale: () => Promise<unknown>;
}

type Open = 'remittance' | 'correction' | 'limit';

/** What a client has, and what staff book for it. */
export function ClientMeans({ accountId, means, isLimited, canBook, onBooked, onStale }: ClientMeansProps) {
  const text = useText();
  const [open, setOpen] = useState<Open>();
  const dialog = {
    accountId,
    means,
    // What got no answer may have happened all the same.
    onClose: () => {
      setOpen(undefined);
      void onStale();
    },
    onBooked: (booked: BalanceInfo) => {
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

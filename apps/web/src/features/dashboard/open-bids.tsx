import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../lib/language/text.ts';
import { BidMark } from '../../ui/bid-marks/bid-mark.tsx';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { bidStatusText } from '../bids/rows/bid-texts.ts';
import type { DashboardData } from './dashboard.ts';
import styles from './share-bars.module.css';

interface OpenBidsProps {
  open: DashboardData['open'];
  bidsHref: (status: number) => string;
}

export function OpenBids({ open, bidsHref }: OpenBidsProps) {
  const text = useText();
  const most = Math.max(1, ...open.map(({ amount }) => amount));
  return (
    <Sheet flush title={text('dashboard.open')}>
      <ul className={styles.bars} data-marked="">
        {open.map(({ status, count, amount }) => (
          <li key={status}>
            <span className={styles.name}>
              <BidMark code={status} label={bidStatusText(text, status)} />
            </span>
            <span aria-hidden="true" className={styles.track}>
              <span style={{ width: `${(amount / most) * 100}%` }} />
            </span>
            <span className="num">
              <UiLink href={bidsHref(status)}>{text('dashboard.open.count', { count })}</UiLink>
              <small>{formatYen(amount)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useProfile } from '../../identity/session/session.ts';
import { LedgerBar } from '../payments/ledger-bar.tsx';
import styles from '../payments/ledger-page.module.css';
import { isUnused } from './balance-info.ts';
import { MeansFacts } from './means-facts.tsx';
import { MeansSum } from './means-sum.tsx';

interface BalancePageProps {
  paymentsHref: string;
  /** For an account that may not bid yet; it stands in place of an account without any money. */
  start?: ReactNode;
}

export function BalancePage({ paymentsHref, start }: BalancePageProps) {
  const text = useText();
  const profile = useProfile();
  useTitle(text('shell.page.balance'));
  return (
    <>
      <LedgerBar title={text('shell.page.balance')} other={{ href: paymentsHref, label: text('ledger.toPayments') }} />
      {start}
      {profile && !(start && isUnused(profile.balanceInfo)) && (
        <div className={styles.means}>
          <MeansSum means={profile.balanceInfo} isLimited={profile.permission.creditLimitCheck} />
          <div>
            <MeansFacts means={profile.balanceInfo} />
          </div>
        </div>
      )}
    </>
  );
}

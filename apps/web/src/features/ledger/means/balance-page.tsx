import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useProfile } from '../../identity/session/session.ts';
import { LedgerBar } from '../payments/ledger-bar.tsx';
import styles from '../payments/ledger-page.module.css';
import { MeansFacts } from './means-facts.tsx';
import { MeansSum } from './means-sum.tsx';

export function BalancePage({ paymentsHref }: { paymentsHref: string }) {
  const text = useText();
  const profile = useProfile();
  useTitle(text('shell.page.balance'));
  return (
    <>
      <LedgerBar title={text('shell.page.balance')} other={{ href: paymentsHref, label: text('ledger.toPayments') }} />
      {profile && (
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

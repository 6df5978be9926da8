import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../../lib/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { JapanDate } from '../../../ui/japan-date.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Yen } from '../../../ui/yen.tsx';
import { creditLimitsQuery } from '../api/credit-limits.query.ts';
import styles from './credit-limits.module.css';

export function CreditLimits({ accountId }: { accountId: number }) {
  const text = useText();
  const limits = useQuery(creditLimitsQuery(accountId));
  return (
    <Sheet flush title={text('ledger.limits')} aria-busy={limits.isLoading ? true : undefined}>
      {limits.isError && !limits.data && (
        <ErrorState
          title={text('ledger.limits.failed')}
          onRetry={() => void limits.refetch()}
          id={refusalOf(limits.error)?.id || undefined}
        >
          {refusalText(text, refusalOf(limits.error) ?? offline)}
        </ErrorState>
      )}
      {limits.data?.changes.length === 0 && <p className={styles.none}>{text('ledger.limits.empty')}</p>}
      <ol className={styles.changes}>
        {limits.data?.changes.map(({ id, date, by, from, to, reason }) => (
          <li key={id} className={styles.change}>
            <span className={styles.when}>
              <JapanDate instant={date} time />
            </span>
            <span className={styles.amounts}>
              <Yen value={from} />
              <span aria-hidden="true"> → </span>
              <Yen value={to} strong />
            </span>
            <span className={styles.why}>
              {reason} <span className="sub">{by}</span>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { ErrorState } from '../../../ui/frame/error-state.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { creditLimitsQuery } from './credit-limits.query.ts';
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

import { groupDigits } from '@seri/domain/money/money';
import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/language/text.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import type { ListedFailure } from './failed-sign-ins.query.ts';
import { FailureAccount } from './failure-account.tsx';
import { failureColumns } from './failure-columns.data.ts';
import styles from '../../../lib/lists/list-strip.module.css';

const wide = '(width >= 1024px)';

interface FailureListProps {
  failures: readonly ListedFailure[];
  stale: boolean;
}

export function FailureList({ failures, stale }: FailureListProps) {
  const text = useText();
  const isWide = useMedia(wide);
  if (isWide) {
    return (
      <ListTable columns={failureColumns} label={text('failures.title')} stale={stale}>
        {failures.map((failure) => (
          <TableRow key={failure.id}>
            <td>
              <JapanDate instant={failure.at} time />
            </td>
            <td data-cell="clip">
              <FailureAccount failure={failure} />
            </td>
            <td data-cell="clip">{text(`failures.reason.${failure.reason}`)}</td>
            <td data-cell="clip">{failure.network ?? text('failures.network.unknown')}</td>
            <td className="num">{groupDigits(failure.tries)}</td>
          </TableRow>
        ))}
      </ListTable>
    );
  }
  return (
    <ul aria-label={text('failures.title')} aria-busy={stale ? true : undefined} className={styles.strips}>
      {failures.map((failure) => (
        <FailureStrip key={failure.id} failure={failure} />
      ))}
    </ul>
  );
}

function FailureStrip({ failure }: { failure: ListedFailure }) {
  const text = useText();
  return (
    <li className={styles.strip}>
      <div className={styles.line}>
        <span className="sub">
          <JapanDate instant={failure.at} time />
        </span>
        <b className="strong">{text('failures.count', { count: failure.tries })}</b>
      </div>
      <div className={styles.words}>
        <FailureAccount failure={failure} />
      </div>
      <div className={styles.line}>
        <span className="sub">{text(`failures.reason.${failure.reason}`)}</span>
        <span className="sub">{failure.network ?? text('failures.network.unknown')}</span>
      </div>
    </li>
  );
}

export function FailureListLoading({ rows }: { rows: number }) {
  const text = useText();
  const isWide = useMedia(wide);
  if (isWide) return <ListTableLoading columns={failureColumns} rows={rows} label={text('failures.loading')} />;
  return (
    <RuledStrips list={styles.strips ?? ''} strip={styles.strip ?? ''} rows={rows} label={text('failures.loading')} />
  );
}

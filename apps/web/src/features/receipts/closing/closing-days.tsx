import { useQuery } from '@tanstack/react-query';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { RuledTable } from '../../../ui/tables/ruled-loading.tsx';
import { TableFrame } from '../../../ui/tables/table-frame.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import styles from './closing.module.css';
import { closingQuery } from './closing.query.ts';

const columnWidths = ['rest', 132, 148, 148, 132] as const;
const leastWidth = 760;

/** R94: a day whose lines do not add up to what the bank says lacks a line, or has one too many. */
export function ClosingDays() {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  const { data, error, refetch } = useQuery(closingQuery);
  if (!data && error) {
    return <ListFailed title={text('receipts.closing.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data)
    return (
      <RuledTable columns={columnWidths} rows={6} minWidth={leastWidth} label={text('receipts.closing.loading')} />
    );
  if (data.length === 0) {
    return <EmptyState title={text('receipts.closing.none')}>{text('receipts.closing.none.hint')}</EmptyState>;
  }
  return (
    <section aria-label={text('receipts.view.closing')} className={styles.closing}>
      <p className="sub">{text('receipts.closing.hint')}</p>
      {isPhone ? <ClosingStrips days={data} /> : <ClosingTable days={data} />}
    </section>
  );
}

const differenceOf = ({ balance, expected }: ClosingDay) => (expected === null ? null : balance - expected);

function Difference({ day }: { day: ClosingDay }) {
  const text = useText();
  const difference = differenceOf(day);
  return difference === 0 ? text('receipts.closing.agree') : <Yen value={difference} strong />;
}

function ClosingStrips({ days }: { days: readonly ClosingDay[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <ul aria-label={text('receipts.view.closing')}>
      {days.map((one) => (
        <li
          key={`${one.bankAccount} ${one.day}`}
          data-differs={differenceOf(one) ? '' : undefined}
          className={styles.strip}
        >
          <p className={styles.line}>
            <b className="strong">{one.bankAccount}</b>
            <span>{dayText(one.day, language)}</span>
          </p>
          <p className={styles.line}>
            <span>
              {text('receipts.closing.bank')} <Yen value={one.balance} />
            </span>
            <Difference day={one} />
          </p>
          <p>
            {text('receipts.closing.lines')} <Yen value={one.expected} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ClosingDay {
  bankAccount: string;
  day: string;
  balance: number;
  expected: number | null;
}

function ClosingTable({ days }: { days: readonly ClosingDay[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <TableFrame label={text('receipts.view.closing')} widths={columnWidths} minWidth={leastWidth}>
      <thead>
        <tr>
          <th scope="col">{text('receipts.bankAccount')}</th>
          <th scope="col">{text('receipts.closing.day')}</th>
          <th scope="col" className="num">
            {text('receipts.closing.bank')}
          </th>
          <th scope="col" className="num">
            {text('receipts.closing.lines')}
          </th>
          <th scope="col" className="num">
            {text('receipts.closing.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <TableRow
            key={`${one.bankAccount} ${one.day}`}
            data-differs={differenceOf(one) ? '' : undefined}
            className={styles.day}
          >
            <td>{one.bankAccount}</td>
            <td>{dayText(one.day, language)}</td>
            <td className="num">
              <Yen value={one.balance} />
            </td>
            <td className="num">
              <Yen value={one.expected} />
            </td>
            <td className="num">
              <Difference day={one} />
            </td>
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  );
}

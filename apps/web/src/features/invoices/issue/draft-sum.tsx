import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { type DraftAnswer, lineText } from '../list/invoices.ts';
import styles from './issue.module.css';

interface DraftSumProps {
  draft: DraftAnswer;
  stale: boolean;
}

/** The lines of the paper to the yen, and why it cannot be issued. */
export function DraftSum({ draft, stale }: DraftSumProps) {
  const text = useText();
  const language = useLanguage();
  const { cars, lines, total, dueOn, replaces } = draft;
  const notes = [
    text('invoices.due', { day: dayText(dueOn, language) }),
    replaces !== null && text('invoices.replaces', { number: replaces }),
  ];
  return (
    <div className={styles.draft} aria-busy={stale ? true : undefined}>
      <DraftBarrier draft={draft} />
      <table className={styles.lines} aria-label={text('invoices.lines')}>
        {cars.map((car) => {
          const own = lines.filter(({ purchaseId }) => purchaseId === car.purchaseId);
          return (
            own.length > 0 && (
              <tbody key={car.purchaseId}>
                {cars.length > 1 && (
                  <tr className={styles.car}>
                    <th scope="rowgroup">
                      {car.name} <small>{car.sku}</small>
                    </th>
                    <td>{formatYen(own.reduce((sum, { amount }) => sum + amount, 0))}</td>
                  </tr>
                )}
                {own.map((line) => (
                  <DraftLine key={line.chargeId} line={line} />
                ))}
              </tbody>
            )
          );
        })}
        <tfoot>
          <tr aria-live="polite">
            <th scope="row">
              {text('invoices.total')}
              <small>{notes.filter(Boolean).join(' · ')}</small>
            </th>
            <td>{formatYen(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DraftLine({ line }: { line: DraftAnswer['lines'][number] }) {
  const text = useText();
  const { amount, invoiced } = line;
  return (
    <tr>
      <th scope="row">
        {lineText(text, line)}
        {invoiced !== 0 && (
          <small>
            {text('invoices.line.invoiced', { invoiced: formatYen(invoiced), amount: formatYen(amount + invoiced) })}
          </small>
        )}
      </th>
      <td>{formatYen(amount)}</td>
    </tr>
  );
}

function DraftBarrier({ draft: { lacksSeller, toCredit, total } }: { draft: DraftAnswer }) {
  const text = useText();
  if (lacksSeller) {
    return (
      <Notice tone="bad">
        {text('refusals.SELLER_UNKNOWN')}. <UiLink href="/company?part=billing">{text('shell.page.company')}</UiLink>
      </Notice>
    );
  }
  if (toCredit.length > 0) {
    const numbers = toCredit.map(({ number }) => number).join(', ');
    return (
      <Notice tone="mid" title={text('invoices.toCredit', { count: toCredit.length, numbers })}>
        {text('invoices.toCredit.hint')}
      </Notice>
    );
  }
  return total <= 0 ? <Notice tone="info">{text('invoices.nothing')}</Notice> : null;
}

import type { ReactNode } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { useText } from '../../../lib/language/text.ts';
import strips from '../../../lib/lists/list-strip.module.css';
import { listCells, ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { debtColumns, type DebtColumnId, debtsWidth } from './debt-columns.data.ts';
import { DebtStrip } from './debt-strip.tsx';
import { type ShownAge, type DebtOfClient, isLate, ledgerHref } from './debts.ts';
import styles from './debts.module.css';

/** From this width all columns fit; below it, clients are strips. */
const wide = '(width >= 1280px)';

interface DebtListProps {
  debts: readonly DebtOfClient[];
  stale: boolean;
}

export function DebtList({ debts, stale }: DebtListProps) {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('debts.title');
  if (!isWide) {
    return (
      <ul aria-label={label} aria-busy={stale ? true : undefined} className={strips.strips}>
        {debts.map((debt) => (
          <DebtStrip key={debt.client.id} debt={debt} />
        ))}
      </ul>
    );
  }
  return (
    <ListTable columns={debtColumns} minWidth={debtsWidth} label={label} stale={stale}>
      {debts.map((debt) => (
        <TableRow key={debt.client.id}>{listCells(debtColumns, (id) => cellContents[id](debt))}</TableRow>
      ))}
    </ListTable>
  );
}

export function DebtListLoading() {
  const text = useText();
  const isWide = useMedia(wide);
  const label = text('debts.loading');
  if (!isWide) return <RuledStrips list={strips.strips} strip={strips.strip} rows={6} label={label} />;
  return <ListTableLoading columns={debtColumns} minWidth={debtsWidth} rows={12} label={label} />;
}

function Bucket({ debt, age }: { debt: DebtOfClient; age: ShownAge }) {
  const amount = debt.buckets[age];
  if (amount === 0) return <span className="sub">–</span>;
  return (
    <span className={isLate(age) ? styles.late : undefined}>
      <Yen value={amount} />
    </span>
  );
}

const cellContents: Readonly<Record<DebtColumnId, (debt: DebtOfClient) => ReactNode>> = {
  client: ({ client }) => <UiLink href={ledgerHref(client.id)}>{client.name}</UiLink>,
  notDue: (debt) => <Bucket debt={debt} age="notDue" />,
  week: (debt) => <Bucket debt={debt} age="week" />,
  month: (debt) => <Bucket debt={debt} age="month" />,
  twoMonths: (debt) => <Bucket debt={debt} age="twoMonths" />,
  older: (debt) => <Bucket debt={debt} age="older" />,
  open: ({ open }) => <Yen value={open} strong />,
  since: ({ oldestDueOn }) => <JapanDate instant={oldestDueOn} />,
  announced: ({ announced }) => <Yen value={announced === 0 ? null : announced} />,
};

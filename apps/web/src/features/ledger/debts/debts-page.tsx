import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { useQuery } from '@tanstack/react-query';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { Figures } from '../../../ui/figures/figures.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { LedgerFileButton } from '../file/ledger-file-button.tsx';
import { DebtList, DebtListLoading } from './debt-list.tsx';
import { shownAges, type ShownAge, type DebtsAnswer, isLate, owedIn } from './debts.ts';
import { debtsQuery } from './debts.query.ts';
import styles from './debts.module.css';

interface DebtsPageProps {
  clients: PurchaseScope;
  hrefOf: (clients: PurchaseScope) => string;
  navigate: Navigate;
}

/** R93: what clients owe, by its age, for staff. */
export function DebtsPage({ clients, hrefOf, navigate }: DebtsPageProps) {
  const text = useText();
  useTitle(text('debts.title'));
  const { data, error, refetch, isPlaceholderData } = useQuery(debtsQuery(clients));
  const isEmpty = data?.list.length === 0;
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('debts.title')}</h1>
        <Segmented<PurchaseScope>
          label={text('debts.scope')}
          value={clients}
          options={purchaseScopes.map((scope) => ({ value: scope, label: text(`debts.scope.${scope}`) }))}
          onChange={(scope) => navigate(hrefOf(scope))}
        />
        {data?.can.saveLedger && <LedgerFileButton />}
      </div>
      <DebtTotals debts={data} />
      {!data && error && <ListFailed title={text('debts.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <DebtListLoading />}
      {isEmpty && !isPlaceholderData && (
        <Sheet flush>
          <EmptyState
            title={text('debts.none')}
            actions={clients === 'mine' && <ButtonLink href={hrefOf('all')}>{text('debts.showAllClients')}</ButtonLink>}
          >
            {text('debts.none.hint')}
          </EmptyState>
        </Sheet>
      )}
      {data && !isEmpty && <DebtList debts={data.list} stale={isPlaceholderData} />}
    </>
  );
}

function DebtTotals({ debts }: { debts: DebtsAnswer | undefined }) {
  const text = useText();
  const total = debts?.total;
  const figureOf = (age: ShownAge) => {
    const amount = total?.[age] ?? null;
    const value = <Yen value={amount} />;
    return {
      caption: text(`debts.${age}`),
      value: isLate(age) && amount ? <span className="neg">{value}</span> : value,
    };
  };
  return (
    <Figures
      items={[
        {
          caption: text('debts.open'),
          value: <Yen value={total ? owedIn(total) : null} />,
          note: debts ? text('debts.open.hint', { count: debts.list.length }) : '…',
        },
        ...shownAges.map(figureOf),
      ]}
    />
  );
}

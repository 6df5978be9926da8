import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { useText } from '../../../lib/language/text.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { paymentsQuery } from './payments.query.ts';
import { isFiltered, type PaymentFilters as Filters, type PaymentsSearch } from './payments-search.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList, PaymentListLoading } from './payment-list.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const noFilters: Filters = { type: undefined, purpose: undefined };

export interface AccountPaymentsProps {
  /** A client's account; the default is the reader's own. */
  accountId?: number;
  search: PaymentsSearch;
  hrefOf: (search: PaymentsSearch) => string;
  navigate: Navigate;
  /** Beside the filters, because papers belong to the invoices. */
  tools?: ReactNode;
  /** Below the totals: what the money pays, which only staff change. */
  allocations?: ReactNode;
}

export function AccountPayments({ accountId, search, hrefOf, navigate, tools, allocations }: AccountPaymentsProps) {
  const text = useText();
  const { filters, page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const payments = useQuery(paymentsQuery({ accountId, filters, page, pageSize }));
  const { data, isPlaceholderData } = payments;
  const total = data?.pageInfo.totalSearchResults;
  const changedHref = (change: Partial<PaymentsSearch>) => hrefOf({ ...search, pageSize, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => changedHref({ page: pageNumber }),
    navigate,
  });
  const filter = (chosen: Filters) => navigate(changedHref({ filters: chosen, page: 1 }));
  const range = total && !isPlaceholderData ? text('ledger.range', rangeOf({ page, pageSize, total })) : undefined;
  return (
    <>
      <PaymentTotals payments={data} />
      {allocations}
      <PaymentFilters
        filters={filters}
        onApply={filter}
        total={total}
        updating={isPlaceholderData}
        range={range}
        tools={tools}
      />
      {!data && payments.isError && (
        <ListFailed title={text('ledger.failed')} error={payments.error} onRetry={() => void payments.refetch()} />
      )}
      {!data && !payments.isError && <PaymentListLoading rows={pageSize} />}
      {total === 0 && <NoPayments filters={filters} onReset={() => filter(noFilters)} />}
      {data && total !== 0 && <PaymentList payments={data.records} stale={isPlaceholderData} />}
      {total !== undefined && total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={total}
          range={range}
          label={text('ledger.rows')}
          hrefOf={changedHref}
          navigate={navigate}
        />
      )}
    </>
  );
}

/** Names the filters that leave no entries and offers to reset them. */
function NoPayments({ filters, onReset }: { filters: Filters; onReset: () => void }) {
  const text = useText();
  const { type, purpose } = filters;
  const names = [type && text(`ledger.type.${type}`), purpose && text(`ledger.purpose.${purpose}`)];
  if (!isFiltered(filters)) {
    return (
      <Sheet flush>
        <EmptyState title={text('ledger.empty')}>{text('ledger.empty.hint')}</EmptyState>
      </Sheet>
    );
  }
  return (
    <Sheet flush>
      <EmptyState title={text('ledger.empty')} actions={<Button onClick={onReset}>{text('ledger.showAll')}</Button>}>
        {text('ledger.empty.filtered', { filters: names.filter(Boolean).join(' · ') })}
      </EmptyState>
    </Sheet>
  );
}

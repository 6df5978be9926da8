import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { isStaff } from '../../identity/session/session-state.ts';
import { useProfile } from '../../identity/session/session.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceList, InvoiceListLoading } from './invoice-list.tsx';
import { invoicesQuery } from './invoices.query.ts';
import { invoicesHref, type InvoicesSearch, isNarrowed, noInvoiceFilters } from './invoices-search.ts';
import styles from './invoices.module.css';
import { NoInvoices } from './no-invoices.tsx';

const CreditDialog = lazyPiece(() => import('../credit/credit-dialog.tsx'), 'CreditDialog');

interface InvoicesPageProps {
  search: InvoicesSearch;
  navigate: Navigate;
}

/** R90: the reader's invoices, proformas and credit notes; staff see those of their clients. */
export function InvoicesPage({ search, navigate }: InvoicesPageProps) {
  const text = useText();
  useTitle(text('invoices.title'));
  const [credited, setCredited] = useState<number>();
  const { page, filters, account } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const { data, error, refetch, isPlaceholderData } = useQuery(invoicesQuery(search, pageSize));
  const total = data?.pageInfo.totalSearchResults;
  // An empty previous list says nothing about the one being loaded.
  const isLoading = isPlaceholderData ? total === 0 : !data && !error;
  const hrefOf = (change: Partial<InvoicesSearch>) => invoicesHref({ ...search, pageSize, page: 1, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => hrefOf({ page: pageNumber }),
    navigate,
  });
  const range = total ? text('invoices.range', rangeOf({ page, pageSize, total })) : undefined;
  // Guessed from the profile until the answer arrives, so that nothing moves then.
  const isStaffAccount = isStaff(useProfile());
  const isForStaff = data?.can.chooseClients ?? isStaffAccount;
  return (
    <>
      <div className={styles.bar}>
        <h1 tabIndex={-1}>{text('invoices.title')}</h1>
        {isForStaff && account === undefined && (
          <Segmented<PurchaseScope>
            label={text('invoices.scope')}
            value={search.clients}
            options={purchaseScopes.map((scope) => ({ value: scope, label: text(`invoices.scope.${scope}`) }))}
            onChange={(clients) => navigate(hrefOf({ clients }))}
          />
        )}
        {account !== undefined && (
          <Chip onRemove={() => navigate(hrefOf({ account: undefined }))}>
            {data?.list[0]?.client?.name ?? text('invoices.client', { id: account })}
          </Chip>
        )}
      </div>
      <InvoiceFilters
        filters={filters}
        onApply={(chosen) => navigate(hrefOf({ filters: chosen }))}
        hasParty={isForStaff}
        total={total}
        updating={isPlaceholderData}
        range={range}
      />
      {!data && error && <ListFailed title={text('invoices.failed')} error={error} onRetry={() => void refetch()} />}
      {isLoading && <InvoiceListLoading isStaff={isForStaff} />}
      {total === 0 && !isLoading && (
        <NoInvoices
          wholeHref={isNarrowed(search) ? hrefOf({ filters: noInvoiceFilters, account: undefined }) : undefined}
          allClientsHref={
            isForStaff && account === undefined && search.clients === 'mine' ? hrefOf({ clients: 'all' }) : undefined
          }
        />
      )}
      {data && total !== undefined && total > 0 && (
        <>
          <InvoiceList
            invoices={data.list}
            stale={isPlaceholderData}
            onCredit={data.can.issue ? ({ id }) => setCredited(id) : undefined}
          />
          <ListFoot
            page={page}
            pageSize={pageSize}
            total={total}
            range={range}
            label={text('invoices.rows')}
            hrefOf={hrefOf}
            navigate={navigate}
          />
        </>
      )}
      {credited !== undefined && (
        <Suspense>
          <CreditDialog id={credited} onClose={() => setCredited(undefined)} />
        </Suspense>
      )}
    </>
  );
}

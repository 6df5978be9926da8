import { nextSorting } from '@seri/domain/catalogue/listing';
import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { SortMenu } from '../../../ui/tables/sort-menu.tsx';
import { useProfile } from '../../identity/session/session.ts';
import { clientsQuery } from './clients.query.ts';
import { type ClientSort, clientsHref, clientSorts, type ClientsSearch } from './clients-search.ts';
import { ClientList, ClientListLoading } from './client-list.tsx';
import { ClientsBar } from './clients-bar.tsx';
import { NoClients } from './no-clients.tsx';

interface ClientsPageProps {
  path: string;
  search: ClientsSearch;
  navigate: Navigate;
  rolesHref: string;
}

/** The list of the reader's own or all clients, and for owners of staff. */
export function ClientsPage({ path, search, navigate, rolesHref }: ClientsPageProps) {
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const canSeeStaff = useProfile()?.can.manageStaff ?? false;
  const { sorting, page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const clients = useQuery(clientsQuery(search, pageSize));
  const { data, isPlaceholderData } = clients;
  const total = data?.pageInfo.totalSearchResults;
  useTitle(text('clients.title'));

  const hrefOf = (change: Partial<ClientsSearch>) => clientsHref(path, { ...search, pageSize, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => hrefOf({ page: pageNumber }),
    navigate,
  });
  const change = (changes: Partial<ClientsSearch>) => navigate(hrefOf({ ...changes, page: 1 }));
  const sortBy = (sort: ClientSort | undefined) => change({ sorting: sort && nextSorting(sorting, sort) });
  const range = total && !isPlaceholderData ? text('clients.range', rangeOf({ page, pageSize, total })) : undefined;
  return (
    <>
      <ClientsBar
        search={search}
        onChange={change}
        canSeeStaff={canSeeStaff}
        total={total}
        updating={isPlaceholderData}
        range={range}
        rolesHref={rolesHref}
      >
        {!isDesktop && (
          <SortMenu
            sorts={clientSorts.map((sort) => ({ sort, label: text(sortTexts[sort]) }))}
            sorting={sorting}
            unsorted={text('clients.unsorted')}
            onSort={sortBy}
          />
        )}
      </ClientsBar>
      {!data && clients.isError && (
        <ListFailed title={text('clients.failed')} error={clients.error} onRetry={() => void clients.refetch()} />
      )}
      {!data && !clients.isError && <ClientListLoading rows={pageSize} />}
      {total === 0 && <NoClients search={search} onChange={change} />}
      {data && total !== 0 && (
        <ClientList clients={data.clients} stale={isPlaceholderData} sorting={sorting} onSort={sortBy} />
      )}
      {total !== undefined && total > 0 && (
        <ListFoot
          page={page}
          pageSize={pageSize}
          total={total}
          range={range}
          label={text('clients.rows')}
          hrefOf={hrefOf}
          navigate={navigate}
        />
      )}
    </>
  );
}

const sortTexts = {
  fullName: 'clients.col.name',
  balance: 'clients.col.balance',
  creditLimit: 'clients.col.creditLimit',
  lastLogin: 'clients.col.lastLogin',
  createdAt: 'clients.col.createdAt',
} as const satisfies Record<ClientSort, string>;

import { japanDay } from '@seri/domain/time/japan-time';
import { formatYen } from '@seri/domain/money/money';
import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../lib/live/clock.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf, storedPageSize } from '../../../lib/lists/page-size.ts';
import { useText } from '../../../lib/language/text.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { isStaff } from '../../identity/session/session-state.ts';
import { useProfile } from '../../identity/session/session.ts';
import { purchasesQuery } from './purchases.query.ts';
import { type PurchasesSearch, purchasesHref } from './purchases-search.ts';
import type { PurchaseSlots } from './slots.ts';
import { NoPurchases } from './no-purchases.tsx';
import { PurchaseList, PurchaseListLoading } from './purchase-list.tsx';
import { PurchaseTabs } from './purchase-tabs.tsx';
import styles from './purchases-page.module.css';

interface PurchasesPageProps extends Pick<PurchaseSlots, 'renderPhoto'> {
  search: PurchasesSearch;
  navigate: Navigate;
}

/** R61: all purchases with their progress. */
export function PurchasesPage({ search, navigate, renderPhoto }: PurchasesPageProps) {
  const text = useText();
  useTitle(text('purchases.title'));
  const { page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const { data, error, refetch, isPlaceholderData } = useQuery(purchasesQuery(search, pageSize));
  const total = data?.pageInfo.totalSearchResults;
  // An empty previous list says nothing about the one being loaded.
  const isLoading = isPlaceholderData ? total === 0 : !data && !error;
  const hrefOf = (change: Partial<PurchasesSearch>) => purchasesHref({ ...search, page: 1, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => hrefOf({ page: pageNumber, pageSize }),
    navigate,
  });
  const range = total ? rangeOf({ page, pageSize, total }) : undefined;
  // Guessed from the profile until the answer arrives, so that nothing moves then.
  const isStaffAccount = isStaff(useProfile());
  const isForStaff = data?.can.chooseClients ?? isStaffAccount;
  return (
    <>
      <PurchaseTabs tab={search.tab} statusList={data?.statusList} hrefOf={(tab) => hrefOf({ tab })} />
      {isForStaff && (
        <div className={styles.bar}>
          <Segmented<PurchaseScope>
            label={text('purchases.scope')}
            value={search.clients}
            options={purchaseScopes.map((scope) => ({ value: scope, label: text(`purchases.scope.${scope}`) }))}
            onChange={(clients) => navigate(hrefOf({ clients }))}
          />
        </div>
      )}
      {!data && error && <ListFailed title={text('purchases.failed')} error={error} onRetry={() => void refetch()} />}
      {isLoading && <PurchaseListLoading isStaff={isForStaff} />}
      {data && total === 0 && !isLoading && (
        <NoPurchases
          tab={search.tab}
          wholeHref={data.pageInfo.totalResults > 0 ? hrefOf({ tab: 'all' }) : undefined}
          allClientsHref={isForStaff && search.clients === 'mine' ? hrefOf({ tab: 'all', clients: 'all' }) : undefined}
        />
      )}
      {data && range && (
        <>
          <PurchaseList
            purchases={data.list}
            stale={isPlaceholderData}
            setting={{ isStaff: isForStaff, renderPhoto, today: japanDay(serverNow()) }}
          />
          <ListFoot
            page={page}
            pageSize={pageSize}
            total={total ?? 0}
            range={`${text('purchases.range', range)}, ${text('purchases.sum', { amount: formatYen(data.totalPrice) })}`}
            label={text('purchases.rows')}
            hrefOf={hrefOf}
            navigate={navigate}
          />
        </>
      )}
    </>
  );
}

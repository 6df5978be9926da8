import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { storedPageSize } from '../../../lib/lists/page-size.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { TabsHead } from '../../../ui/tabs/tabs-head.tsx';
import { askedMoneyQuery } from '../requests/asked-money.query.ts';
import { ReceiptsDesk } from './receipts-desk.tsx';
import { receiptsQuery } from './receipts.query.ts';
import {
  type ReceiptsPart,
  receiptsParts,
  isListView,
  receiptsHref,
  type ReceiptsSearch,
  viewNames,
} from './receipts-search.ts';

const AskedMoney = lazyPiece(
  withTexts(['receiptDialogs'], () => import('../requests/asked-money-list.tsx')),
  'AskedMoneyList',
);
const ClosingDays = lazyPiece(
  withTexts(['receiptDialogs'], () => import('../closing/closing-days.tsx')),
  'ClosingDays',
);

interface ReceiptsPageProps {
  search: ReceiptsSearch;
  navigate: Navigate;
}

/** R94: the money that has come to the bank, and the work of finding out whose it is. */
export function ReceiptsPage({ search, navigate }: ReceiptsPageProps) {
  const text = useText();
  useTitle(text('receipts.title'));
  const { view } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const receipts = useQuery(receiptsQuery(search, pageSize));
  const asked = useQuery(askedMoneyQuery('asked'));
  const counts: Partial<Record<ReceiptsPart, number | undefined>> = {
    ...receipts.data?.counts,
    requests: asked.data?.list.length,
  };
  const mayBook = receipts.data?.can.book ?? false;
  return (
    <>
      <TabsHead
        title={text('receipts.title')}
        label={text('receipts.views')}
        value={view}
        items={receiptsParts.map((id) => ({
          id,
          label: text(viewNames[id]),
          count: counts[id],
          href: receiptsHref({ ...search, view: id, id: undefined, page: 1 }),
        }))}
      />
      {isListView(view) ? (
        <ReceiptsDesk
          key={view}
          view={view}
          search={search}
          pageSize={pageSize}
          receipts={receipts}
          navigate={navigate}
        />
      ) : (
        <Suspense>{view === 'requests' ? <AskedMoney mayAsk={mayBook} /> : <ClosingDays />}</Suspense>
      )}
    </>
  );
}

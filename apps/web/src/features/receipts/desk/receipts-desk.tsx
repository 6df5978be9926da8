import type { PageSize } from '@seri/domain/catalogue/listing';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { ListFoot } from '../../../lib/lists/list-foot.tsx';
import { rangeOf } from '../../../lib/lists/page-size.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { DifferingDays } from '../closing/differing-days.tsx';
import { NoReceipts, ReceiptList, ReceiptListLoading } from './receipt-list.tsx';
import { receiptKeyLines } from './receipt-key-lines.data.ts';
import type { ReceiptsAnswer } from './receipts.ts';
import { ReceiptsBar } from './receipts-bar.tsx';
import { ReceiptsKeys } from './receipts-keys.tsx';
import { type ListView, receiptsHref, type ReceiptsSearch } from './receipts-search.ts';
import styles from './receipts.module.css';
import { useOpenReceipt } from './use-open-receipt.ts';
import { useReceiptKeys } from './use-receipt-keys.ts';
import { besideOf, focusRow } from './walk.ts';

const KeysHelp = lazyPiece(
  withTexts(['palette'], () => import('../../../lib/keys/keys-help.tsx')),
  'KeysHelp',
);
const EnterDialog = lazyPiece(() => import('../entry/enter-dialog.tsx'), 'EnterDialog');
const BankFileDialog = lazyPiece(
  withTexts(['receiptDialogs'], () => import('../file/bank-file-dialog.tsx')),
  'BankFileDialog',
);
const ReceiptPanel = lazyPiece(() => import('../chosen/receipt-panel.tsx'), 'ReceiptPanel');

/** From this width a receipt stands beside the list; below it, in its place. */
const beside = '(width >= 1024px)';

interface ReceiptsDeskProps {
  view: ListView;
  search: ReceiptsSearch;
  pageSize: PageSize;
  receipts: UseQueryResult<ReceiptsAnswer>;
  navigate: Navigate;
}

export function ReceiptsDesk({ view, search, pageSize, receipts, navigate }: ReceiptsDeskProps) {
  const text = useText();
  const language = useLanguage();
  const isBeside = useMedia(beside);
  const searchRef = useRef<HTMLInputElement>(null);
  const [opened, open] = useState<'enter' | 'file' | 'help'>();
  const { data, error, refetch, isPlaceholderData } = receipts;
  const { page } = search;
  const list = data?.list ?? [];
  const total = data?.pageInfo.totalSearchResults;
  const mayBook = data?.can.book ?? false;
  const { account, until } = search;
  const besideId = useOpenReceipt({
    id: search.id,
    listKey: JSON.stringify([search.search, account, until, page]),
    list: isPlaceholderData ? undefined : list,
  });
  const openId = isBeside ? besideId : search.id;
  const hrefOf = (change: Partial<ReceiptsSearch>) => receiptsHref({ ...search, pageSize, ...change });
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (pageNumber) => hrefOf({ page: pageNumber, id: undefined }),
    navigate,
  });
  const openRow = (id: number | undefined) => {
    navigate(hrefOf({ id }), 'replace');
    if (id !== undefined) focusRow(id);
  };
  const walk = (by: 1 | -1) => openRow(besideOf(list, openId, by) ?? openId);
  /** The next line, also when that of now leaves the list; on a phone, the list itself. */
  const goOn = () => openRow(isBeside ? (besideOf(list, openId, 1) ?? besideOf(list, openId, -1)) : undefined);
  const skip = () => {
    const next = besideOf(list, openId, 1);
    const hasMore = total !== undefined && page * pageSize < total;
    if (next === undefined && hasMore) navigate(hrefOf({ page: page + 1, id: undefined }));
    else walk(1);
  };
  useReceiptKeys({
    next: () => walk(1),
    previous: () => walk(-1),
    skip,
    search: () => searchRef.current?.focus(),
    help: () => open('help'),
  });
  const range = total ? text('receipts.range', rangeOf({ page, pageSize, total })) : undefined;
  const narrowTo = (change: Partial<ReceiptsSearch>) => navigate(hrefOf({ ...change, page: 1, id: undefined }));
  const narrowed = [
    account && {
      words: list[0]?.client?.name ?? text('receipts.client', { id: account }),
      onRemove: () => narrowTo({ account: undefined }),
    },
    until && {
      words: text('receipts.until', { day: dayText(until, language) }),
      onRemove: () => narrowTo({ until: undefined }),
    },
  ].filter((one) => one !== undefined && one !== '');
  const close = () => open(undefined);
  return (
    <div data-open={search.id === undefined ? undefined : ''} className={styles.page}>
      <ReceiptsBar
        unidentified={data?.unidentified ?? null}
        search={search.search}
        searchRef={searchRef}
        onSearch={(words) => narrowTo({ search: words })}
        narrowed={narrowed}
        onOpen={mayBook ? open : undefined}
        isReadOnly={data !== undefined && !mayBook}
      />
      {!data && error && <ListFailed title={text('receipts.failed')} error={error} onRetry={() => void refetch()} />}
      {view === 'inbox' && (
        <div className={styles.above}>
          <DifferingDays href={hrefOf({ view: 'closing', page: 1, id: undefined })} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.queue}>
          {!data && !error && <ReceiptListLoading />}
          {total === 0 && (
            <NoReceipts
              view={view}
              onShowAll={
                narrowed.length > 0 || search.search !== ''
                  ? () => narrowTo({ search: '', account: undefined, until: undefined })
                  : undefined
              }
            />
          )}
          {list.length > 0 && (
            <ReceiptList receipts={list} openId={openId} stale={isPlaceholderData} hrefOf={(id) => hrefOf({ id })} />
          )}
        </div>
        <div className={styles.panel}>
          <Suspense>
            {openId !== undefined && (
              <ReceiptPanel
                key={openId}
                id={openId}
                row={list.find(({ id }) => id === openId)}
                mayBook={mayBook}
                backHref={hrefOf({ id: undefined })}
                onDone={goOn}
                onSkip={skip}
              />
            )}
          </Suspense>
        </div>
      </div>
      {total !== undefined && total > 0 && (
        <div className={styles.foot}>
          <ListFoot
            page={page}
            pageSize={pageSize}
            total={total}
            range={range}
            label={text('receipts.rows')}
            hrefOf={(paging) => hrefOf({ ...paging, id: undefined })}
            navigate={navigate}
          />
          <ReceiptsKeys onHelp={() => open('help')} />
        </div>
      )}
      <Suspense>
        {opened === 'help' && <KeysHelp pageLines={receiptKeyLines} onClose={close} />}
        {opened === 'enter' && <EnterDialog bankAccounts={data?.bankAccounts ?? []} onClose={close} />}
        {opened === 'file' && <BankFileDialog bankAccounts={data?.bankAccounts ?? []} onClose={close} />}
      </Suspense>
    </div>
  );
}

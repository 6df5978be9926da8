import { formatSearch } from '@seri/domain/catalogue/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalText } from '../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { openSearch } from './change-search.ts';
import { mySearchesQuery } from './my-searches.query.ts';
import type { SavedSearch, SearchedListing } from './my-searches.ts';
import { DeleteSearchDialog } from './delete-search-dialog.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import styles from './searches-dialog.module.css';

interface SearchesDialogProps {
  listing: SearchedListing;
  apply: (params: string) => void;
  onClose: () => void;
}

export function SearchesDialog({ listing, apply, onClose }: SearchesDialogProps) {
  const text = useText();
  const { pageType } = listing;
  const { data, error, refetch } = useQuery(mySearchesQuery(pageType));
  const [toDelete, setToDelete] = useState<SavedSearch>();
  const body = useRef<HTMLDivElement>(null);
  const current = formatSearch(listing);

  const open = (search: SavedSearch) => {
    apply(search.params);
    onClose();
    void openSearch(pageType, search);
  };
  // The row has gone, and with it the button that had the focus.
  const onDeleted = () => {
    flushSync(() => setToDelete(undefined));
    body.current?.focus();
  };
  return (
    <Dialog open title={text('searches.list')} onClose={onClose}>
      <div ref={body} tabIndex={-1} className={styles.list}>
        {!data && error && (
          <ErrorState title={text('searches.failed')} onRetry={() => void refetch()}>
            {refusalText(text, refusalOf(error) ?? offline)}
          </ErrorState>
        )}
        {data?.counter === 0 && <EmptyState title={text('searches.empty')}>{text('searches.empty.hint')}</EmptyState>}
        {data && data.counter > 0 && (
          <ul className={styles.rows}>
            {data.items.map((search) => (
              <SavedSearchRow
                key={search.id}
                pageType={pageType}
                search={search}
                isCurrent={search.params === current}
                onOpen={() => open(search)}
                onDelete={() => setToDelete(search)}
              />
            ))}
          </ul>
        )}
      </div>
      {toDelete && (
        <DeleteSearchDialog
          pageType={pageType}
          search={toDelete}
          onDeleted={onDeleted}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Dialog>
  );
}

import { hasFilters } from '@seri/domain/catalogue/filters';
import { mostSearches } from '@seri/domain/catalogue/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { withTexts } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/text.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { Button } from '../../ui/frame/button.tsx';
import { Count } from '../../ui/figures/count.tsx';
import { Tooltip } from '../../ui/passing/tooltip.tsx';
import { mySearchesQuery } from './my-searches.query.ts';
import type { SearchedListing } from './my-searches.ts';
import styles from './search-actions.module.css';
import type { ShownDialog } from './search-dialogs.tsx';

// The proposed title is made of the names of filters.
const SearchDialogs = lazyPart(
  withTexts(['filters'], () => import('./search-dialogs.tsx')),
  'SearchDialogs',
);

export interface SearchActionsProps extends SearchedListing {
  /** The toolbar above a list, or the bar at the foot of a phone. */
  place: 'toolbar' | 'bar';
  /** Replaces the filters of the listing by those of a saved search. */
  apply: (params: string) => void;
}

export function SearchActions({ place, apply, ...listing }: SearchActionsProps) {
  const text = useText();
  const [shown, setShown] = useState<ShownDialog>();
  const { data } = useQuery(mySearchesQuery(listing.pageType));
  const canSave = hasFilters(listing.filters);
  // Waits for the list if it has not loaded; if it fails to load, the server enforces the limit.
  const openSave = async () => {
    const searches = await queryClient.ensureQueryData(mySearchesQuery(listing.pageType)).catch(() => undefined);
    setShown({ name: (searches?.counter ?? 0) >= mostSearches ? 'limit' : 'save' });
  };
  const newLots = data?.items.reduce((sum, item) => sum + item.newLots, 0) ?? 0;
  const save = {
    kind: 'bare',
    icon: <BookmarkPlus aria-hidden="true" />,
    'aria-haspopup': 'dialog',
    'aria-disabled': !canSave,
    onClick: () => void openSave(),
  } as const;
  const list = {
    kind: 'bare',
    label: newLots > 0 ? text('searches.list.withNew', { count: newLots }) : text('searches.list'),
    'aria-haspopup': 'dialog',
    onClick: () => setShown({ name: 'list' }),
  } as const;
  const buttons =
    place === 'bar' ? (
      <>
        <Button {...save} className={styles.entry} label={text('searches.save')}>
          {text('searches.save.short')}
        </Button>
        <Button
          {...list}
          className={styles.entry}
          label={newLots > 0 ? undefined : list.label}
          icon={
            <Badge value={newLots} label={text('searches.list.newWords', { count: newLots })}>
              <BookmarkCheck aria-hidden="true" />
            </Badge>
          }
        >
          {text('searches.list.short')}
        </Button>
      </>
    ) : (
      <span className={styles.actions}>
        <Tooltip text={text(canSave ? 'searches.save.hint' : 'searches.save.idle')} side="bottom">
          <Button {...save}>{text('searches.save')}</Button>
        </Tooltip>
        <Tooltip text={text('searches.list')} side="bottom">
          <Button {...list} icon={<BookmarkCheck aria-hidden="true" />}>
            {newLots > 0 ? <Count value={newLots} /> : undefined}
          </Button>
        </Tooltip>
      </span>
    );
  return (
    <>
      {buttons}
      {shown && (
        <Suspense fallback={null}>
          <SearchDialogs listing={listing} shown={shown} show={setShown} apply={apply} />
        </Suspense>
      )}
    </>
  );
}

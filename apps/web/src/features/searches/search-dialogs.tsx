import { mostSearches } from '@seri/domain/catalogue/saved-searches';
import { useText } from '../../lib/language/text.ts';
import type { SearchedListing } from './my-searches.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SearchNotice } from './search-notice.tsx';
import { SearchesDialog } from './searches-dialog.tsx';

export type ShownDialog = { name: 'save' | 'limit' | 'list' } | { name: 'saved'; title: string };

interface SearchDialogsProps {
  listing: SearchedListing;
  shown: ShownDialog;
  show: (shown: ShownDialog | undefined) => void;
  apply: (params: string) => void;
}

/** One dialog at a time; each returns the focus to the button above the list. */
export function SearchDialogs({ listing, shown, show, apply }: SearchDialogsProps) {
  const text = useText();
  const close = () => show(undefined);
  const openList = () => show({ name: 'list' });
  if (shown.name === 'list') return <SearchesDialog listing={listing} apply={apply} onClose={close} />;
  if (shown.name === 'save') {
    return (
      <SaveSearchDialog
        listing={listing}
        onSaved={(title) => show({ name: 'saved', title })}
        onLimit={() => show({ name: 'limit' })}
        onClose={close}
      />
    );
  }
  const isSaved = shown.name === 'saved';
  return (
    <SearchNotice title={text(isSaved ? 'searches.saved' : 'searches.limit')} onList={openList} onClose={close}>
      {isSaved
        ? text('searches.saved.text', { title: shown.title })
        : text('searches.limit.text', { most: mostSearches })}
    </SearchNotice>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { withTexts } from '../../lib/language/language.ts';
import type { SearchActionsProps } from './search-actions.tsx';
import styles from './search-slot.module.css';

// Loaded with its texts after the listing, so that the lots do not wait for it.
const SearchActions = lazyPart<'SearchActions', SearchActionsProps>(
  withTexts(['searches'], () => import('./search-actions.tsx')),
  'SearchActions',
);

export function SearchSlot(props: SearchActionsProps) {
  return (
    <Suspense fallback={<span className={styles.room} data-place={props.place} />}>
      <SearchActions {...props} />
    </Suspense>
  );
}

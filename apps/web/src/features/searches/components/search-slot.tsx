import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { withTexts } from '../../../lib/language.ts';
import type { SearchActionsProps } from './search-actions.tsx';
import styles from './search-slot.module.css';

// No listing waits for it: it comes with its texts when the lots are on their way.
const SearchActions = lazyPart<'SearchActions', SearchActionsProps>(
  withTexts(['searches'], () => import('./search-actions.tsx')),
  'SearchActions',
);

/** Saves what a listing is narrowed by, and opens what was saved. */
export function SearchSlot(props: SearchActionsProps) {
  return (
    <Suspense fallback={<span className={styles.room} data-place={props.place} />}>
      <SearchActions {...props} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import type { FilterSlotProps } from './slots.ts';
import { useFiltersComing } from '../filters/use-filters-coming.ts';
import styles from './listing-frame.module.css';

const FilterPanel = lazyPart(
  withTexts(['filters'], () => import('../filters/filter-panel.tsx')),
  'FilterPanel',
);

interface ListingFrameProps extends FilterSlotProps {
  /** The bid panel beside the list. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Filters, lots, and the panel beside them. Below desktop width the lots take the full width. */
export function ListingFrame({ aside, children, ...filtering }: ListingFrameProps) {
  const isDesktop = useMedia(widths.desktop);
  return (
    <div className={styles.frame}>
      {isDesktop && (
        <div className={styles.panel}>
          <div className={styles.filters}>
            <FiltersBeside {...filtering} />
          </div>
        </div>
      )}
      <div className={styles.list}>{children}</div>
      {aside && (
        <aside data-at-right className={styles.aside}>
          {aside}
        </aside>
      )}
    </div>
  );
}

/** The data of the panel loads in parallel with its code. */
function FiltersBeside(filtering: FilterSlotProps) {
  const isLoading = useFiltersComing(filtering);
  return (
    <Suspense>
      <FilterPanel {...filtering} isLoading={isLoading} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { withTexts } from '../../../lib/language.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import type { FilterSlotProps } from '../model/slots.ts';
import { useFiltersComing } from '../model/use-filters-coming.ts';
import styles from './listing-frame.module.css';

const FilterPanel = lazyPart(
  withTexts(['filters'], () => import('./filter-panel.tsx')),
  'FilterPanel',
);

interface ListingFrameProps extends FilterSlotProps {
  /** Stands beside the list: the panel of bids. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Filters at the left, the lots, and what stands beside them. Below a desktop the lots have the whole width. */
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
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}

/** What the panel stands on is asked for side by side with its code. */
function FiltersBeside(filtering: FilterSlotProps) {
  const isComing = useFiltersComing(filtering);
  return (
    <Suspense>
      <FilterPanel {...filtering} isComing={isComing} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import type { ListingToolsProps } from '../list/slots.ts';
import { viewsWithoutTable } from '../list/views.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import styles from './listing-tools.module.css';
import { LotSortMenu } from '../rows/lot-sort-menu.tsx';
import { ViewSwitch } from './view-switch.tsx';

const LotExportMenu = lazyPart(
  withTexts(['export'], () => import('./export-menu.tsx')),
  'LotExportMenu',
);

export function TabletTools(props: ListingToolsProps) {
  const { pageType, filters, onChange, total, renderSearches } = props;
  const filtering = { pageType, filters, onChange, total };
  return (
    <div className={styles.tools}>
      {renderSearches?.(props, 'toolbar')}
      <Suspense>
        <LotExportMenu listing={props} />
      </Suspense>
      <LotSortMenu {...props} />
      <FilterButton {...filtering} />
      <ViewSwitch views={viewsWithoutTable} />
    </div>
  );
}

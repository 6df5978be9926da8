import { Suspense } from 'react';
import { withTexts } from '../../../lib/language.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { ListingToolsProps } from '../model/slots.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './listing-tools.module.css';
import { LotSortMenu } from './lot-sort-menu.tsx';

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
    </div>
  );
}

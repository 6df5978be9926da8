import { Rows2, Rows3, Rows4 } from 'lucide-react';
import { Suspense } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import type { ListingToolsProps } from '../list/slots.ts';
import { chooseDensity, densities, useDensity, useView, views } from '../list/views.ts';
import { ColumnChooser } from '../rows/column-chooser.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import styles from './listing-tools.module.css';
import { LotSortMenu } from '../rows/lot-sort-menu.tsx';
import { ViewSwitch } from './view-switch.tsx';

const LotExportMenu = lazyPart(
  withTexts(['export'], () => import('./export-menu.tsx')),
  'LotExportMenu',
);

const densityIcons = { tight: Rows4, normal: Rows3, roomy: Rows2 };

/** The tools beside the count. A table has no sort menu, because its column heads sort. */
export function DesktopTools(props: ListingToolsProps) {
  const text = useText();
  const view = useView();
  const density = useDensity();
  const { pageType, renderSearches, ...rest } = props;
  const isTable = view === 'table';
  return (
    <div className={styles.tools}>
      {renderSearches?.({ pageType, ...rest }, 'toolbar')}
      <FilterButton {...props} className={styles.folded} />
      {!isTable && <LotSortMenu {...props} />}
      <Suspense fallback={<span className={styles.coming} />}>
        <LotExportMenu listing={props} />
      </Suspense>
      {isTable && <ColumnChooser pageType={pageType} />}
      {isTable && (
        <Segmented
          label={text('listing.density')}
          size="s"
          value={density}
          onChange={chooseDensity}
          options={densities.map((value) => {
            const Icon = densityIcons[value];
            return { value, label: <Icon aria-hidden="true" />, name: text(`listing.density.${value}`) };
          })}
        />
      )}
      <ViewSwitch views={views} />
    </div>
  );
}

import { ArrowUpDown } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { ListingToolsProps } from '../list/slots.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import { viewsWithoutTable } from '../list/views.ts';
import { LotSortMenu } from '../rows/lot-sort-menu.tsx';
import styles from './phone-bar.module.css';
import { ViewSwitch } from './view-switch.tsx';

/** It follows the header, also when that slides away. */
export function PhoneBar(props: ListingToolsProps) {
  const text = useText();
  const { pageType, filters, onChange, total, renderSearches } = props;
  const filtering = { pageType, filters, onChange, total };
  return (
    <div className={styles.bar}>
      <FilterButton className={styles.filters} {...filtering} />
      <LotSortMenu
        {...props}
        trigger={(trigger, shown) => (
          <Button
            {...trigger}
            kind="bare"
            className={styles.entry}
            icon={<ArrowUpDown aria-hidden="true" />}
            label={`${text('listing.sort')}: ${shown}`}
          >
            {text('listing.sort')}
          </Button>
        )}
      />
      {renderSearches?.(props, 'bar')}
      <ViewSwitch views={viewsWithoutTable} />
    </div>
  );
}

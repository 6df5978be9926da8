import { ArrowUpDown } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListingToolsProps } from '../model/slots.ts';
import { FilterButton } from './filter-button.tsx';
import { LotSortMenu } from './lot-sort-menu.tsx';
import styles from './phone-bar.module.css';

/** At the foot of a phone, under the thumb. */
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
    </div>
  );
}

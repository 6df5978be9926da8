import { ArrowUpDown } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { FootBar } from '../../../ui/passing/foot-bar.tsx';
import type { ListingToolsProps } from '../list/slots.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import { LotSortMenu } from '../rows/lot-sort-menu.tsx';
import styles from './phone-bar.module.css';

export function PhoneBar(props: ListingToolsProps) {
  const text = useText();
  const { pageType, filters, onChange, total, renderSearches } = props;
  const filtering = { pageType, filters, onChange, total };
  return (
    <FootBar className={styles.bar}>
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
    </FootBar>
  );
}

import { ArrowUpDown } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { ListingToolsProps } from '../list/slots.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import { chooseView, useView } from '../list/views.ts';
import { LotSortMenu } from '../rows/lot-sort-menu.tsx';
import styles from './phone-bar.module.css';
import { viewIcons } from './view-switch.tsx';

/** It follows the header, also when that slides away. */
export function PhoneBar(props: ListingToolsProps) {
  const text = useText();
  const { pageType, filters, onChange, total, renderSearches } = props;
  const filtering = { pageType, filters, onChange, total };
  return (
    <div className={styles.bar}>
      <FilterButton {...filtering} />
      <LotSortMenu
        {...props}
        trigger={(trigger, shown) => (
          <Button
            {...trigger}
            kind="bare"
            icon={<ArrowUpDown aria-hidden="true" />}
            label={`${text('listing.sort')}: ${shown}`}
          >
            {text('listing.sort')}
          </Button>
        )}
      />
      {renderSearches?.(props, 'bar')}
      <NextView />
    </div>
  );
}

/** There are two views, so one button shows the other one. */
function NextView() {
  const text = useText();
  const isCards = useView() === 'cards';
  const Icon = viewIcons[isCards ? 'column' : 'cards'];
  return (
    <Button
      kind="bare"
      icon={<Icon aria-hidden="true" />}
      label={`${text('listing.view')}: ${text(isCards ? 'listing.view.list' : 'listing.view.cards')}`}
      onClick={() => chooseView(isCards ? 'column' : 'cards')}
    >
      {text('listing.view')}
    </Button>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { bidFilterKey } from './bid-filter-edit.ts';
import { filtersShown } from './bid-filters.data.ts';
import type { BidListConfig, BidsSearch } from '../list/bids-search.ts';
import styles from './bids-filters.module.css';
import { BidFilterDrawer } from './filter-drawer.tsx';
import { FilterRow } from './filter-row.tsx';
import { NumberSearch } from '../list/number-search.tsx';
import { useBidFilters } from './use-bid-filters.ts';

interface BidsFiltersProps {
  config: BidListConfig;
  search: BidsSearch;
  now: Date;
  onFilters: (filters: BidsSearch['filters']) => void;
}

export function FiltersInRow({ config, search, now, onFilters }: BidsFiltersProps) {
  const form = useBidFilters({ config, search, onFilters, isShown: true });
  return (
    <FilterRow form={form} names={filtersShown(config, search)} now={now}>
      <NumberSearch form={form} search={search} />
    </FilterRow>
  );
}

/** The search by lot number, and a button that opens all other filters. */
export function FiltersInDrawer({ config, search, now, onFilters }: BidsFiltersProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useBidFilters({ config, search, onFilters, isShown: isOpen });
  const names = filtersShown(config, search);
  const set = names.filter((name) => (form.filters[name]?.length ?? 0) > 0).length;
  const isUsual = bidFilterKey(form.filters) === bidFilterKey(config.defaults);
  return (
    <div className={styles.filters}>
      <NumberSearch form={form} search={search} />
      {names.length > 0 && (
        <Button
          kind={isUsual ? 'outline' : 'primary'}
          size="touch"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {text('filters.title')}
          {set > 0 && <b> {set}</b>}
        </Button>
      )}
      {isOpen && <BidFilterDrawer form={form} names={names} now={now} onClose={() => setOpen(false)} />}
    </div>
  );
}

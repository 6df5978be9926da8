import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { bidFilterKey } from '../model/bid-filter-edit.ts';
import { filtersShown } from '../model/bid-filters.data.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';
import styles from './bids-filters.module.css';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterRow } from './filter-row.tsx';
import { NumberSearch } from './number-search.tsx';
import { useBidFilters } from './use-bid-filters.ts';

interface BidsFiltersProps {
  place: BidsPlace;
  search: BidsSearch;
  now: Date;
  onFilters: (filters: BidsSearch['filters']) => void;
}

/** A row of cells on a desktop. */
export function FiltersInRow({ place, search, now, onFilters }: BidsFiltersProps) {
  const form = useBidFilters({ place, search, onFilters, isShown: true });
  return (
    <FilterRow form={form} names={filtersShown(place, search)} now={now}>
      <NumberSearch form={form} search={search} />
    </FilterRow>
  );
}

/** Below it the number of a lot, and a button that opens the others. */
export function FiltersInDrawer({ place, search, now, onFilters }: BidsFiltersProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useBidFilters({ place, search, onFilters, isShown: isOpen });
  const names = filtersShown(place, search);
  const set = names.filter((name) => (form.filters[name]?.length ?? 0) > 0).length;
  const isUsual = bidFilterKey(form.filters) === bidFilterKey(place.defaults);
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
      {isOpen && <FilterDrawer form={form} names={names} now={now} onClose={() => setOpen(false)} />}
    </div>
  );
}

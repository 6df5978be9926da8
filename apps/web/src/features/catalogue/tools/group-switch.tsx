import { hasFilter } from '@seri/domain/catalogue/filter-names.data';
import { shows } from '@seri/domain/catalogue/shown-lots';
import { groupDigits } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { facetsQuery } from '../filters/facets.query.ts';
import type { FilterSlotProps } from '../list/slots.ts';
import styles from './group-switch.module.css';

/** R6: what can still be bid on, what has closed and what has ended, each with its number of lots. */
export function GroupSwitch({ pageType, filters, onChange }: FilterSlotProps) {
  const text = useText();
  const isLive = hasFilter(pageType, 'show');
  // Shares the query of the filter panel.
  const { data } = useQuery({ ...facetsQuery(pageType, filters), enabled: isLive });
  if (!isLive) return null;
  const counts = data?.groups && {
    ...data.groups,
    all: data.groups.open + data.groups.closed + data.groups.ended,
  };
  return (
    <div className={styles.groups}>
      <Segmented
        size="s"
        label={text('listing.show')}
        value={filters.show ?? 'all'}
        onChange={(show) => onChange({ ...filters, show })}
        options={shows.map((show) => ({
          value: show,
          name: text(`listing.show.${show}.name`),
          label: (
            <span className={styles.label}>
              {text(`listing.show.${show}`)}{' '}
              <small className={styles.count}>{counts ? groupDigits(counts[show]) : '…'}</small>
            </span>
          ),
        }))}
      />
    </div>
  );
}

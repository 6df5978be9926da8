import { hasFilters, lacksModelOrDate } from '@seri/domain/catalogue/filters';
import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { groupDigits } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { facetsQuery } from '../filters/facets.query.ts';
import { filterName } from '../filters/filter-name.ts';
import { culpritsOf } from './culprits.ts';
import type { FilterSlotProps } from './slots.ts';
import styles from './listing-empty.module.css';

interface ListingEmptyProps extends FilterSlotProps {
  resetHref: string;
}

/** The empty list: names the filters whose removal would bring lots back, and removes them on request. */
export function ListingEmpty({ pageType, filters, onChange, resetHref }: ListingEmptyProps) {
  const text = useText();
  const needsMoreFilters = lacksModelOrDate(pageType, filters);
  const isFiltered = hasFilters(filters);
  const { data } = useQuery({ ...facetsQuery(pageType, filters), enabled: isFiltered && !needsMoreFilters });
  const culprits = culpritsOf(data?.without ?? {});
  const remove = (name: FilterName) => onChange({ ...filters, [name]: undefined });
  const reason = needsMoreFilters ? 'choose' : isFiltered ? 'filtered' : 'none';
  return (
    <Sheet flush>
      <EmptyState
        title={text('listing.empty')}
        actions={<ButtonLink href={resetHref}>{text('catalogue.reset')}</ButtonLink>}
      >
        {text(`listing.empty.${reason}`)}
        {culprits.length > 0 && (
          <ul aria-label={text('listing.empty.culprits')} className={styles.culprits}>
            {culprits.map(({ name, count }) => {
              const filter = filterName(text, pageType, name);
              return (
                <li key={name}>
                  <span>{text('listing.empty.without', { filter, count, lots: groupDigits(count) })}</span>
                  <Button size="s" label={text('listing.empty.remove.of', { filter })} onClick={() => remove(name)}>
                    {text('listing.empty.remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </EmptyState>
    </Sheet>
  );
}

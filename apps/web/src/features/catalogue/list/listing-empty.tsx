import { hasFilters, lacksModelOrDate } from '@seri/domain/catalogue/filters';
import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { groupDigits } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { facetsQuery } from '../filters/facets.query.ts';
import { without } from '../filters/filter-change.ts';
import { filterName } from '../filters/filter-name.ts';
import { culpritsOf } from './culprits.ts';
import type { FilterSlotProps } from './slots.ts';
import { StatisticsStart } from './statistics-start.tsx';
import styles from './listing-empty.module.css';

interface ListingEmptyProps extends FilterSlotProps {
  resetHref: string;
}

/** The empty list: names the filters whose removal would bring lots back, and removes them on request. */
export function ListingEmpty({ resetHref, ...filtering }: ListingEmptyProps) {
  const { pageType, filters } = filtering;
  const text = useText();
  const isStart = lacksModelOrDate(pageType, filters);
  const isFiltered = hasFilters(filters);
  const reason = isStart ? 'choose' : isFiltered ? 'filtered' : 'none';
  return (
    <Sheet flush>
      <EmptyState
        title={text(isStart ? 'listing.start' : 'listing.empty')}
        actions={
          isStart && !isFiltered ? undefined : <ButtonLink href={resetHref}>{text('catalogue.reset')}</ButtonLink>
        }
      >
        {text(`listing.empty.${reason}`)}
        {isStart ? <StatisticsStart {...filtering} /> : isFiltered && <Culprits {...filtering} />}
      </EmptyState>
    </Sheet>
  );
}

function Culprits({ pageType, filters, onChange }: FilterSlotProps) {
  const text = useText();
  const language = useLanguage();
  const { data } = useQuery(facetsQuery(pageType, filters));
  const culprits = data ? culpritsOf(data) : [];
  const nameOf = (names: readonly FilterName[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      names.map((name) => text('listing.empty.quoted', { filter: filterName(text, pageType, name) })),
    );
  if (culprits.length === 0) return null;
  return (
    <ul aria-label={text('listing.empty.culprits')} className={styles.culprits}>
      {culprits.map(({ names, count }) => {
        const filter = nameOf(names);
        return (
          <li key={names.join(' ')}>
            <span>{text('listing.empty.without', { filter, count, lots: groupDigits(count) })}</span>
            <Button
              size="s"
              label={text('listing.empty.remove.of', { filter, count: names.length })}
              onClick={() => onChange(without(filters, ...names))}
            >
              {text('listing.empty.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

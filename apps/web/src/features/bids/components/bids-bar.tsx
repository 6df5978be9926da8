import { type BidScope, bidScopes, type BidSort, bidSorts } from '@seri/domain/bids/bid-lists';
import { formatYen } from '@seri/domain/money/money';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SortMenu } from '../../../ui/sort-menu.tsx';
import { livePages } from '../model/bids.ts';
import type { BidsPlace, BidsSearch } from '../model/bids-search.ts';
import styles from './bids-page.module.css';

interface BidsBarProps {
  place: BidsPlace;
  search: BidsSearch;
  onScope: (scope: BidScope) => void;
  onSort: (sort: BidSort | undefined) => void;
  /** How many on this page come to something within the hour. */
  soon: number;
  /** What the open ones come to, where that is told. */
  total: number | undefined;
  /** Said when the page turns, seen in the pagination. */
  range: string | undefined;
  /** The filters where they have no row, and what else is done with the whole list. */
  children: ReactNode;
}

export function BidsBar({ place, search, onScope, onSort, soon, total, range, children }: BidsBarProps) {
  const text = useText();
  const { list, reader } = place;
  return (
    <div className={styles.bar}>
      {reader === 'dealer' && (
        <Segmented<BidScope>
          label={text('bids.scope')}
          value={search.scope}
          options={bidScopes.map((scope) => ({ value: scope, label: text(`bids.scope.${scope}`) }))}
          onChange={onScope}
        />
      )}
      {soon > 0 && (
        <span className={`soon ${styles.soon}`}>
          <Timer aria-hidden="true" />
          {text('bids.soon', { count: soon })}
        </span>
      )}
      <output className="visually-hidden">{range}</output>
      <div className={styles.right}>
        {total !== undefined && total > 0 && list === 'live' && (
          <span className="sub">
            {text('bids.total')} <b className={styles.total}>{formatYen(total)}</b>
          </span>
        )}
        <div className={styles.tools}>
          {list === 'archive' && (
            <ButtonLink kind="bare" href={livePages[reader].path}>
              {text('bids.toLive')}
            </ButtonLink>
          )}
          <SortMenu
            sorts={bidSorts.map((sort) => ({ sort, label: text(`bids.sort.${sort}`) }))}
            sorting={search.sorting}
            unsorted={text(reader === 'staff' && list === 'live' ? 'bids.unsorted.desk' : `bids.unsorted.${list}`)}
            onSort={onSort}
          />
          {children}
        </div>
      </div>
    </div>
  );
}

import { type BidScope, bidScopes, type BidSort, bidSorts } from '@seri/domain/bids/bid-lists';
import { formatYen } from '@seri/domain/money/money';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Segmented } from '../../../ui/frame/segmented.tsx';
import { SortMenu } from '../../../ui/tables/sort-menu.tsx';
import { isDeskOpen } from '../../identity/session/session-state.ts';
import { useProfile } from '../../identity/session/session.ts';
import { livePages } from './bids.ts';
import type { BidListConfig, BidsSearch } from './bids-search.ts';
import styles from './bids-page.module.css';

interface BidsBarProps {
  config: BidListConfig;
  search: BidsSearch;
  onScope: (scope: BidScope) => void;
  onSort: (sort: BidSort | undefined) => void;
  /** Number of bids on this page with an event within the hour. */
  soon: number;
  /** Sum of the open bids, if the reader may see it. */
  total: number | undefined;
  /** Announced to screen readers when the page turns; the pagination shows it. */
  range: string | undefined;
  children: ReactNode;
}

export function BidsBar({ config, search, onScope, onSort, soon, total, range, children }: BidsBarProps) {
  const text = useText();
  const { list, reader } = config;
  const profile = useProfile();
  const isLiveOpen = reader !== 'staff' || isDeskOpen(profile);
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
          {list === 'archive' && isLiveOpen && (
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

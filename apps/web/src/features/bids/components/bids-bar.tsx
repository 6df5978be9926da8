import { type BidScope, bidScopes, type BidSort, bidSorts } from '@seri/domain/bid-lists';
import { formatYen } from '@seri/domain/money';
import { Timer } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SortMenu } from '../../../ui/sort-menu.tsx';
import { bidPages, type BidsCall } from '../model/bids.ts';
import type { BidsSearch } from '../model/bids-search.ts';
import styles from './bids-page.module.css';

interface BidsBarProps {
  call: BidsCall;
  search: BidsSearch;
  isDealer: boolean;
  onScope: (scope: BidScope) => void;
  onSort: (sort: BidSort | undefined) => void;
  /** How many on this page come to something within the hour. */
  soon: number;
  /** What the open ones come to, where that is told. */
  total: number | undefined;
  /** From the archive back to what is under way. */
  liveHref: string;
  /** Said when the page turns, seen in the pagination. */
  range: string | undefined;
}

export function BidsBar(props: BidsBarProps) {
  const { call, search, isDealer, onScope, onSort, soon, total, liveHref, range } = props;
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const { list } = bidPages[call];
  return (
    <div className={styles.bar}>
      {isDealer && (
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
        {list === 'archive' && (
          <ButtonLink kind="bare" href={liveHref}>
            {text('bids.toLive')}
          </ButtonLink>
        )}
        {!isDesktop && (
          <SortMenu
            sorts={bidSorts.map((sort) => ({ sort, label: text(`bids.sort.${sort}`) }))}
            sorting={search.sorting}
            unsorted={text(`bids.unsorted.${list}`)}
            onSort={onSort}
          />
        )}
      </div>
    </div>
  );
}

import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { Sorting } from '@seri/domain/catalogue/listing';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { RuledStrips } from '../../../ui/tables/ruled-strips.tsx';
import columns from '../../../ui/tables/strip-columns.module.css';
import { useVisited } from '../../lots/visited/visited-lots.ts';
import type { ShownBids } from '../list/slots.ts';
import { BidDeskLoading } from '../desk/table/bid-desk-loading.tsx';
import { BidStrip } from './bid-strip.tsx';
import strips from './bid-strip.module.css';
import { BidTable, BidTableLoading, type TableKind } from './bid-table.tsx';

const eagerStrips = 8;

export interface BidListProps extends ShownBids {
  sorting: Sorting<BidSort> | undefined;
  onSort: (sort: BidSort) => void;
}

export function BidList({ sorting, onSort, ...shown }: BidListProps) {
  const isDesktop = useMedia(widths.desktop);
  const visited = useVisited();
  if (isDesktop) return <BidTable {...shown} sorting={sorting} onSort={onSort} />;
  const { bids, label, stale, setting } = shown;
  return (
    <ul aria-label={label} aria-busy={stale ? true : undefined} className={columns.columns}>
      {bids.map((bid, index) => (
        <BidStrip key={bid.bidId} bid={bid} seen={visited.has(bid.id)} eager={index < eagerStrips} setting={setting} />
      ))}
    </ul>
  );
}

interface BidListLoadingProps extends Omit<TableKind, 'reader'>, Partial<Pick<TableKind, 'reader'>> {
  /** The desk has its own rows and columns on desktops. */
  isDesk?: boolean;
  /** Sorted lists are not grouped by session. */
  isSorted?: boolean;
}

export function BidListLoading(props: BidListLoadingProps) {
  const { isDesk = true, isSorted = false, reader = 'staff', ...kind } = props;
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  if (isDesktop)
    return isDesk ? <BidDeskLoading isGrouped={!isSorted} /> : <BidTableLoading {...kind} reader={reader} />;
  return (
    <RuledStrips list={columns.columns} strip={strips.strip} label={text('bids.loading')}>
      <div className={strips.photo} />
    </RuledStrips>
  );
}

import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { listCells } from '../../../lib/lists/list-table.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import type { BidColumn } from './bid-columns.data.ts';
import type { BidViewProps } from '../list/slots.ts';
import { bidCells } from './bid-cells.tsx';
import { isBidOver } from './soon.ts';
import styles from './bid-table.module.css';

interface BidRowProps extends BidViewProps {
  columns: readonly BidColumn[];
}

export function BidRow({ bid, columns, ...view }: BidRowProps) {
  const text = useText();
  const language = useLanguage();
  const ink = useInk(bid.bidStatus, bid.bidAmount, bid.bidGroupPrefix, bid.status, bid.soldPrice, bid.auctionDate);
  return (
    <TableRow
      {...ink}
      seen={view.seen}
      opens
      className={styles.row}
      data-bid-id={bid.bidId}
      data-over={view.setting.isLive && isBidOver(bid) ? '' : undefined}
      data-open={isOpenBid(bid.bidStatus) ? '' : undefined}
    >
      {listCells(columns, (id) => bidCells[id](bid, { text, language }, view))}
    </TableRow>
  );
}

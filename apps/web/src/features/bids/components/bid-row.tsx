import { isOpenBid } from '@seri/domain/bid-statuses';
import { useLanguage, useText } from '../../../lib/text.ts';
import { TableRow } from '../../../ui/table-row.tsx';
import { useInk } from '../../../ui/use-ink.ts';
import type { BidColumn } from '../model/bid-columns.data.ts';
import type { BidViewProps } from '../model/slots.ts';
import { bidCells } from './bid-cells.tsx';
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
      className={styles.row}
      data-bid-id={bid.bidId}
      data-open={isOpenBid(bid.bidStatus) ? '' : undefined}
    >
      {columns.map(({ id, cell, numeric }) => (
        <td key={id} data-cell={cell} data-column={id} className={numeric ? 'num' : undefined}>
          {bidCells[id](bid, { text, language }, view)}
        </td>
      ))}
    </TableRow>
  );
}

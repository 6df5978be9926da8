import { memo } from 'react';
import { listCells } from '../../../lib/lists/list-table.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import type { ListingColumn } from './columns.data.ts';
import type { LotViewProps } from '../list/lot-view.ts';
import { hasEnded, pricesOf } from './card-facts.ts';
import { lotCells } from './lot-cells.tsx';
import styles from './lot-table.module.css';

interface LotRowProps extends LotViewProps {
  columns: readonly ListingColumn[];
}

export const LotRow = memo(function LotRow({ lot, columns, ...view }: LotRowProps) {
  const text = useText();
  const language = useLanguage();
  const [price, second] = pricesOf(lot);
  const ink = useInk(lot.status, price.value, second?.value, lot.auctionDate);
  const locale = { text, language };
  return (
    <TableRow
      {...ink}
      data-lot-id={lot.id}
      data-ended={hasEnded(lot) ? '' : undefined}
      seen={view.seen}
      opens
      className={styles.row}
    >
      {listCells(columns, (id) => lotCells[id](lot, locale, view))}
    </TableRow>
  );
});

import type { BidSort } from '@seri/domain/bid-lists';
import type { Sorting } from '@seri/domain/listing';
import { useText } from '../../../lib/text.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import { RuledTable } from '../../../ui/ruled-loading.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { useVisited } from '../../lots/model/visited-lots.ts';
import { type BidColumn, bidColumnsFor, bidTableWidth, wideTable } from '../model/bid-columns.data.ts';
import type { ShownBids } from '../model/slots.ts';
import { BidRow } from './bid-row.tsx';
import styles from './bid-table.module.css';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
const eagerRows = 12;

interface HeadProps {
  columns: readonly BidColumn[];
  sorting?: Sorting<BidSort> | undefined;
  onSort?: (sort: BidSort) => void;
}

function BidTableHead({ columns, sorting, onSort }: HeadProps) {
  const text = useText();
  return (
    <thead>
      <tr>
        {columns.map(({ id, head, sort, numeric, quiet }) => (
          <HeadCell
            key={id}
            numeric={numeric}
            sort={sorting && sorting.sort === sort ? directions[sorting.order] : 'none'}
            onSort={sort && (() => onSort?.(sort))}
          >
            {quiet ? <span className="visually-hidden">{text(head)}</span> : text(head)}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

export function BidTable({ bids, label, stale, setting, ...head }: ShownBids & Omit<HeadProps, 'columns'>) {
  const visited = useVisited();
  const columns = bidColumnsFor(setting.hasClients, useMedia(wideTable));
  return (
    <TableFrame className={styles.table} label={label} stale={stale} minWidth={bidTableWidth(columns)} fixed>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === 'rest' ? undefined : { width }} />
        ))}
      </colgroup>
      <BidTableHead {...head} columns={columns} />
      <tbody>
        {bids.map((bid, index) => (
          <BidRow
            key={bid.bidId}
            bid={bid}
            columns={columns}
            seen={visited.has(bid.id)}
            eager={index < eagerRows}
            setting={setting}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}

export function BidTableLoading({ hasClients }: { hasClients: boolean }) {
  const text = useText();
  const columns = bidColumnsFor(hasClients, useMedia(wideTable));
  return (
    <div className={styles.table}>
      <RuledTable
        columns={columns.map(({ width }) => width)}
        head={<BidTableHead columns={columns} />}
        minWidth={bidTableWidth(columns)}
        label={text('bids.loading')}
      />
    </div>
  );
}

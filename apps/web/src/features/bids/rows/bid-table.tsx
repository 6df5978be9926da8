import type { BidSort } from '@seri/domain/bids/bid-lists';
import type { Sorting } from '@seri/domain/catalogue/listing';
import { useRef } from 'react';
import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useText } from '../../../lib/language/text.ts';
import { useVisited } from '../../lots/visited/visited-lots.ts';
import { bidColumnsFor, bidTableWidth, type OptionalColumns } from './bid-columns.data.ts';
import type { BidSetting, ShownBids } from '../list/slots.ts';
import { BidRow } from './bid-row.tsx';
import { useRoom } from '../desk/table/use-room.ts';

const eagerRows = 12;

export type TableKind = Pick<BidSetting, 'hasClients' | 'isLive' | 'reader'>;

interface BidTableProps extends ShownBids {
  sorting: Sorting<BidSort> | undefined;
  onSort: (sort: BidSort) => void;
}

export function BidTable({ bids, setting, ...shown }: BidTableProps) {
  const visited = useVisited();
  const container = useRef<HTMLDivElement>(null);
  const columns = bidColumnsFor(optionalColumns(setting), useRoom(container));
  return (
    <div ref={container}>
      <ListTable {...shown} columns={columns} dense minWidth={bidTableWidth(columns)}>
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
      </ListTable>
    </div>
  );
}

const optionalColumns = ({ hasClients, isLive = false, reader }: TableKind): OptionalColumns => ({
  client: hasClients,
  deadline: isLive,
  act: isLive && reader !== 'staff',
});

export function BidTableLoading(kind: TableKind) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const columns = bidColumnsFor(optionalColumns(kind), useRoom(container));
  return (
    <div ref={container}>
      <ListTableLoading columns={columns} dense minWidth={bidTableWidth(columns)} label={text('bids.loading')} />
    </div>
  );
}

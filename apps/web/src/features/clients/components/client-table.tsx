import type { Sorting } from '@seri/domain/listing';
import { useText } from '../../../lib/text.ts';
import { HeadCell } from '../../../ui/head-cell.tsx';
import { RuledTable } from '../../../ui/ruled-loading.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import type { ClientRow } from '../model/client-view.ts';
import { clientColumns, clientTableWidth } from '../model/client-columns.data.ts';
import type { ClientSort } from '../model/clients-search.ts';
import { ClientTableRow } from './client-table-row.tsx';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;

interface ClientTableHeadProps {
  sorting: Sorting<ClientSort> | undefined;
  onSort: (sort: ClientSort) => void;
}

function ClientTableHead({ sorting, onSort }: ClientTableHeadProps) {
  const text = useText();
  return (
    <thead>
      <tr>
        {clientColumns.map(({ id, head, sort, numeric }) => (
          <HeadCell
            key={id}
            numeric={numeric}
            sort={sorting && sorting.sort === sort ? directions[sorting.order] : 'none'}
            onSort={sort && (() => onSort(sort))}
          >
            {text(head)}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

interface ClientTableProps extends ClientTableHeadProps {
  clients: readonly ClientRow[];
  stale: boolean;
}

export function ClientTable({ clients, stale, ...head }: ClientTableProps) {
  const text = useText();
  return (
    <TableFrame label={text('clients.table')} stale={stale} minWidth={clientTableWidth} fixed>
      <colgroup>
        {clientColumns.map(({ id, width }) => (
          <col key={id} style={width === 'rest' ? undefined : { width }} />
        ))}
      </colgroup>
      <ClientTableHead {...head} />
      <tbody>
        {clients.map((client) => (
          <ClientTableRow key={client.id} client={client} />
        ))}
      </tbody>
    </TableFrame>
  );
}

export function ClientTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return (
    <RuledTable
      columns={clientColumns.map(({ width }) => width)}
      head={<ClientTableHead sorting={undefined} onSort={() => {}} />}
      minWidth={clientTableWidth}
      rows={rows}
      label={text('clients.loading')}
    />
  );
}

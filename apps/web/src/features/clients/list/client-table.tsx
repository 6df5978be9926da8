import type { Sorting } from '@seri/domain/catalogue/listing';
import { ListTable, ListTableLoading } from '../../../lib/lists/list-table.tsx';
import { useText } from '../../../lib/language/text.ts';
import type { ListedClient } from '../card/client-view.ts';
import { clientColumns, clientTableWidth } from './client-columns.data.ts';
import type { ClientSort } from './clients-search.ts';
import { ClientTableRow } from './client-table-row.tsx';

interface ClientTableProps {
  clients: readonly ListedClient[];
  stale: boolean;
  sorting: Sorting<ClientSort> | undefined;
  onSort: (sort: ClientSort) => void;
}

export function ClientTable({ clients, ...shown }: ClientTableProps) {
  const text = useText();
  return (
    <ListTable {...shown} columns={clientColumns} label={text('clients.table')} minWidth={clientTableWidth}>
      {clients.map((client) => (
        <ClientTableRow key={client.id} client={client} />
      ))}
    </ListTable>
  );
}

export function ClientTableLoading({ rows }: { rows: number }) {
  const text = useText();
  return (
    <ListTableLoading columns={clientColumns} minWidth={clientTableWidth} rows={rows} label={text('clients.loading')} />
  );
}

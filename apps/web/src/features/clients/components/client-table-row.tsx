import { useText } from '../../../lib/text.ts';
import { JapanDate } from '../../../ui/japan-date.tsx';
import { TableRow } from '../../../ui/table-row.tsx';
import { Yen } from '../../../ui/yen.tsx';
import type { ListedClient } from '../model/client-view.ts';
import { roleText } from '../model/role-text.ts';
import { useCountry } from '../model/use-country.ts';
import { ClientLink } from './client-link.tsx';
import styles from './client-table.module.css';

export function ClientTableRow({ client }: { client: ListedClient }) {
  const text = useText();
  const country = useCountry(client.countryId);
  return (
    <TableRow opens>
      <td>
        <ClientLink client={client} />
      </td>
      <td className={styles.words}>
        <b className="strong">{client.fullName}</b>
        <small>{client.company}</small>
      </td>
      <td className={styles.words}>
        {country}
        <small>{client.city}</small>
      </td>
      <td data-cell="clip">
        {roleText(text, client.roleId)}
        {client.isOwner && <small>{text('clients.owner')}</small>}
      </td>
      <td className="num">
        <Yen value={client.balance} strong />
      </td>
      <td className="num">
        <Yen value={client.creditLimit} />
      </td>
      <td className={styles.words}>
        {client.manager ?? <span className="sub">–</span>}
        <small>{client.dealer}</small>
      </td>
      <td>
        {client.lastLogin === null ? (
          <span className="sub">{text('clients.never')}</span>
        ) : (
          <JapanDate instant={client.lastLogin} time />
        )}
      </td>
      <td>
        <JapanDate instant={client.createdAt} />
      </td>
    </TableRow>
  );
}

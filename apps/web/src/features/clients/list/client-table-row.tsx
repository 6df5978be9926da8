import { useText } from '../../../lib/language/text.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { TableRow } from '../../../ui/tables/table-row.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { ListedClient } from '../card/client-view.ts';
import { roleText } from '../roles/role-text.ts';
import { useCountry } from '../card/use-country.ts';
import { ClientLink } from '../card/client-link.tsx';
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

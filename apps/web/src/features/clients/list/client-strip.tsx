import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { ListedClient } from '../card/client-view.ts';
import { roleText } from '../roles/role-text.ts';
import { useCountry } from '../card/use-country.ts';
import { ClientLink } from '../card/client-link.tsx';
import styles from './client-strip.module.css';

/** A client on a phone or tablet, 112 px high unless names are long. */
export function ClientStrip({ client }: { client: ListedClient }) {
  const text = useText();
  const country = useCountry(client.countryId);
  const { company, manager, dealer, lastLogin } = client;
  return (
    <li className={styles.strip}>
      <span className={styles.name}>
        <ClientLink client={client} />
        <b>{client.fullName}</b>
      </span>
      <span className={styles.balance}>
        <Yen value={client.balance} />
      </span>
      <span>{[company, country].filter(Boolean).join(' · ')}</span>
      <span className={`sub ${styles.end}`}>
        {text('clients.limit.short', { amount: formatYen(client.creditLimit) })}
      </span>
      <span className="sub">
        {[roleText(text, client.roleId), client.isOwner && text('clients.owner'), manager, dealer]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={`sub ${styles.end}`}>
        <span className="visually-hidden">{text('clients.col.lastLogin')} </span>
        {lastLogin === null ? '–' : <JapanDate instant={lastLogin} />}
      </span>
    </li>
  );
}

import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../lib/language/text.ts';
import { Sheet } from '../../ui/frame/sheet.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { type DashboardData, isNearlyUsed, usedShare } from './dashboard.ts';
import page from './dashboard-page.module.css';
import styles from './share-bars.module.css';

interface ExposuresProps {
  exposures: DashboardData['exposures'];
  /** Links to the client's page, for readers who may open it. */
  clientHref?: ((id: number) => string) | undefined;
}

/** R25: the clients with the largest exposure, and those whose means are nearly used up. */
export function Exposures({ exposures, clientHref }: ExposuresProps) {
  const text = useText();
  const most = Math.max(...exposures.map(({ exposure }) => exposure));
  return (
    <Sheet flush title={text('dashboard.exposures')}>
      {exposures.length === 0 && <p className={page.none}>{text('dashboard.exposures.none')}</p>}
      <ul className={styles.bars}>
        {exposures.map((client) => (
          <li key={client.accountId} data-short={isNearlyUsed(client) ? '' : undefined}>
            <span className={styles.name} title={client.name}>
              {clientHref ? <UiLink href={clientHref(client.accountId)}>{client.name}</UiLink> : client.name}
            </span>
            <span aria-hidden="true" className={styles.track}>
              <span style={{ width: `${(client.exposure / most) * 100}%` }} />
            </span>
            <span className="num">{formatYen(client.exposure)}</span>
          </li>
        ))}
      </ul>
      {exposures.filter(isNearlyUsed).map((client) => (
        <p key={client.accountId} className={styles.short}>
          <b className="soon">{client.name}</b>{' '}
          {text('dashboard.exposures.used', { share: Math.round(usedShare(client) * 100) })}{' '}
          {clientHref && <UiLink href={clientHref(client.accountId)}>{text('dashboard.exposures.raise')}</UiLink>}
        </p>
      ))}
    </Sheet>
  );
}

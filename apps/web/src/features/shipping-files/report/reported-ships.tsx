import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { voyageHref } from '../../voyages/voyages.ts';
import { shipName, type ShipOfList } from '../shipping-files.ts';
import { outcomeText } from './outcome-words.ts';
import styles from './report.module.css';

export function ReportedShips({ ships }: { ships: readonly ShipOfList[] }) {
  const text = useText();
  const reported = ships.filter(({ outcome }) => outcome !== null);
  if (reported.length === 0) return null;
  return (
    <section aria-label={text('shippingFiles.ships')}>
      <h2 className={styles.part}>{text('shippingFiles.ships')}</h2>
      <ul className={styles.rows}>
        {reported.map((ship) => (
          <li key={ship.place} className={styles.row}>
            <span className={styles.name}>
              {ship.voyageId === null ? (
                shipName(ship)
              ) : (
                <UiLink href={voyageHref({ id: ship.voyageId })}>{shipName(ship)}</UiLink>
              )}
            </span>
            <span className="sub">{text('shippingFiles.ship.cars', { count: ship.rows })}</span>
            {ship.outcome && (
              <span data-outcome={ship.outcome} className={styles.outcome}>
                {outcomeText(text, ship.outcome, ship.code)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

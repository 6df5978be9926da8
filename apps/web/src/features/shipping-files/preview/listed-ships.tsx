import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { voyageHref } from '../../voyages/voyages.ts';
import { shipName, type ShipOfList } from '../shipping-files.ts';
import { ChangeChip } from './change-chip.tsx';
import changes from './changes.module.css';
import { ProblemList } from './problem-list.tsx';
import styles from './ships.module.css';
import type { Decisions } from './use-decisions.ts';

interface ListedShipsProps {
  ships: readonly ShipOfList[];
  /** Undefined for readers who decide nothing. */
  onTake: Decisions['takeOfShip'] | undefined;
}

/** R102: the ships that a list names, each with the days that would change. */
export function ListedShips({ ships, onTake }: ListedShipsProps) {
  const text = useText();
  if (ships.length === 0) return null;
  return (
    <section aria-label={text('shippingFiles.ships')} className={styles.listed}>
      <h2 className={styles.head}>{text('shippingFiles.ships')}</h2>
      <ul className={styles.ships}>
        {ships.map((ship) => (
          <li key={ship.place} className={styles.ship}>
            <h3>
              {ship.voyageId === null ? (
                shipName(ship)
              ) : (
                <UiLink href={voyageHref({ id: ship.voyageId })}>{shipName(ship)}</UiLink>
              )}
            </h3>
            <span className="sub">
              {[
                text(ship.voyageId === null ? 'shippingFiles.ship.new' : 'shippingFiles.ship.known'),
                text('shippingFiles.ship.cars', { count: ship.rows }),
              ].join(' · ')}
            </span>
            <ProblemList problems={ship.problems} />
            {ship.changes.length === 0 && <span className="sub">{text('shippingFiles.ship.same')}</span>}
            {ship.changes.length > 0 && (
              <ul className={changes.changes}>
                {ship.changes.map((change) => (
                  <ChangeChip
                    key={`${change.port} ${change.field}`}
                    change={change}
                    onTake={onTake && (() => onTake(ship, change))}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

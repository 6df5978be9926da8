import { ChevronDown } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import type { RowOfList, ShipOfList } from '../shipping-files.ts';
import { ChangeChip } from './change-chip.tsx';
import changes from './changes.module.css';
import { ListedCarOfRow } from './listed-car.tsx';
import { ListedNumber } from './listed-number.tsx';
import { ProblemList } from './problem-list.tsx';
import { RowDetails } from './row-details.tsx';
import styles from './row.module.css';
import type { Decisions } from './use-decisions.ts';

export interface RowMoves {
  /** Undefined for readers who decide nothing. */
  decisions: Decisions | undefined;
  onCursor: (place: number) => void;
  onOpen: (place: number) => void;
}

interface RowCardProps extends RowMoves {
  row: RowOfList;
  ship: ShipOfList | undefined;
  isCurrent: boolean;
  isOpen: boolean;
}

/** R102: a row with its car and what would change. Conflicts are ticked one by one, the rest where its details are open. */
export function RowCard({ row, ship, isCurrent, isOpen, decisions, onCursor, onOpen }: RowCardProps) {
  const text = useText();
  const { place, line, car } = row;
  const chassis = row.chassis || row.stockNo || text('shippingFiles.row.noChassis');
  const mayDecide = row.mayBeChosen ? decisions : undefined;
  return (
    <li
      data-row-place={place}
      data-chosen={row.isChosen ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={-1}
      className={styles.row}
    >
      {decisions && (
        <Check
          hideLabel
          label={text('shippingFiles.row.choose', { line, chassis })}
          checked={row.isChosen}
          disabled={!row.mayBeChosen}
          onFocus={() => onCursor(place)}
          onChange={() => decisions.choose(row)}
          className={styles.tick}
        />
      )}
      <div className={styles.number}>
        <ListedNumber row={row} />
      </div>
      <div className={styles.car}>
        <ListedCarOfRow row={row} onChoose={decisions && ((id) => decisions.chooseCar(row, id))} />
      </div>
      <div className={styles.changes}>
        {row.changes.length > 0 && (
          <ul className={changes.changes}>
            {row.changes.map((change) => (
              <ChangeChip
                key={change.field}
                change={change}
                onTake={
                  mayDecide && (isOpen || change.decision !== 'take')
                    ? () => mayDecide.takeOfRow(row, change)
                    : undefined
                }
              />
            ))}
          </ul>
        )}
        {row.changes.length === 0 && car && row.mayBeChosen && (
          <span className="sub">{text('shippingFiles.change.nothing')}</span>
        )}
        <ProblemList problems={row.problems} />
        {isOpen && <RowDetails row={row} ship={ship} />}
      </div>
      <Button
        kind="bare"
        size="s"
        icon={<ChevronDown aria-hidden="true" />}
        label={text('shippingFiles.row.details.of', { line })}
        aria-expanded={isOpen}
        className={styles.tool}
        onFocus={() => onCursor(place)}
        onClick={() => onOpen(place)}
      />
    </li>
  );
}

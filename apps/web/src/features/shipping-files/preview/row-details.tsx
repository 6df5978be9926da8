import { useText } from '../../../lib/language/text.ts';
import { linePlace } from '../list-words.ts';
import { type RowOfList, shipName, type ShipOfList } from '../shipping-files.ts';
import styles from './row.module.css';

/** A row as it stands in the list. */
export function RowDetails({ row, ship }: { row: RowOfList; ship: ShipOfList | undefined }) {
  const text = useText();
  const { named, stockNo, loadPort, dischargePort, remarks } = row;
  const facts = [
    [text('shippingFiles.row.place'), linePlace(text, row)],
    [text('shippingFiles.row.named'), named],
    [text('shippingFiles.row.stockNo'), stockNo],
    [text('shippingFiles.row.ship'), ship ? shipName(ship) : ''],
    [text('shippingFiles.row.ports'), [loadPort, dischargePort].filter(Boolean).join(' → ')],
    [text('shippingFiles.row.remarks'), remarks],
  ] as const;
  return (
    <dl className={styles.details}>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt className="cap">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

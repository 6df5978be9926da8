import { useText } from '../../../lib/language/text.ts';
import type { RowOfList } from '../shipping-files.ts';
import { differingSign } from './differing-sign.ts';
import styles from './row.module.css';

/** The chassis number as the list writes it, with the sign that differs from the car’s own below. */
export function ListedNumber({ row: { chassis, stockNo, match, difference, car } }: { row: RowOfList }) {
  const text = useText();
  const at = difference ? differingSign(chassis, difference.at) : -1;
  const isOther = car !== null && (match === 'near' || match === 'tail' || match === 'plain');
  return (
    <>
      <span className={styles.chassis}>
        {at < 0 ? (
          chassis || stockNo || text('shippingFiles.row.noChassis')
        ) : (
          <>
            {chassis.slice(0, at)}
            <mark className={styles.differs}>{chassis[at]}</mark>
            {chassis.slice(at + 1)}
          </>
        )}
      </span>
      {isOther && (
        <span className={styles.own}>
          {text('shippingFiles.match.own')} <span className="mono">{car.chassis}</span>
        </span>
      )}
      <span className="sub">
        {match === 'near'
          ? text(`shippingFiles.match.near.${difference?.kind ?? 'edit'}`)
          : text(`shippingFiles.match.${match}`)}
      </span>
    </>
  );
}

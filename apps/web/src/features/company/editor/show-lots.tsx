import { groupDigits } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { type ShowLot, showLots } from './show-lots.data.ts';
import styles from './show-lots.module.css';

function ShownLot({ lot }: { lot: ShowLot }) {
  const text = useText();
  const km = text('lots.km', { value: groupDigits(lot.km) });
  return (
    <li className={styles.lot}>
      <div className={styles.picture}>
        <img
          src={`/vehicles/${lot.drawing}.svg`}
          width={640}
          height={480}
          alt={text(`company.drawing.${lot.drawing}`)}
          decoding="async"
        />
        <span className={styles.plate}>
          <Plate number={lot.number} />
        </span>
      </div>
      <div className={styles.caption}>
        <b className="strong">{lot.car}</b>
        <span className={styles.grade}>
          <Grade value={lot.grade} />
        </span>
        <span className="sub">{`${lot.year} · ${km} · ${lot.runs}`}</span>
      </div>
    </li>
  );
}

export function ShowLots() {
  const text = useText();
  return (
    <ul aria-label={text('company.show')} className={styles.lots}>
      {showLots.map((lot) => (
        <ShownLot key={lot.number} lot={lot} />
      ))}
    </ul>
  );
}

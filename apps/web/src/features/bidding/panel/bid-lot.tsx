import { Grade } from '../../../ui/marks/grade.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { useLanguage } from '../../../lib/language/text.ts';
import { type LotView, lotName, vehicleOf } from '../../lots/page/lot-view.ts';
import { auctionText } from './deadline-text.ts';
import styles from '../form/dialogs.module.css';

export function BidLot({ lot }: { lot: LotView }) {
  const language = useLanguage();
  const { lotNumber, condition } = lot.lotInfo;
  return (
    <div className={styles.lot}>
      <Plate number={lotNumber} />
      <div>
        <strong>{[lotName(lot), vehicleOf(lot).year].filter(Boolean).join(', ')}</strong>
        <p className="sub">{auctionText(lot, language)}</p>
      </div>
      <Grade value={condition || null} />
    </div>
  );
}

import { Grade } from '../../../ui/marks/grade.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { type LotView, lotName, vehicleOf } from '../../lots/page/lot-view.ts';
import styles from '../form/dialogs.module.css';

export function BidLot({ lot }: { lot: LotView }) {
  const { lotNumber, auctionName, condition } = lot.lotInfo;
  return (
    <div className={styles.lot}>
      <Plate number={lotNumber} />
      <div>
        <strong>{[lotName(lot), vehicleOf(lot).year].filter(Boolean).join(', ')}</strong>
        <p className="sub">{auctionName}</p>
      </div>
      <Grade value={condition || null} />
    </div>
  );
}

import { useLanguage, useText } from '../../../../lib/language/text.ts';
import { clockTime, fullDate, tokyo } from '../../../../ui/time/format-time.ts';
import { Grade } from '../../../../ui/marks/grade.tsx';
import { Plate } from '../../../../ui/marks/plate.tsx';
import { Yen } from '../../../../ui/marks/yen.tsx';
import { lotHref } from '../../../lots/visited/lot-href.ts';
import { joinDots } from '../../rows/bid-texts.ts';
import { bidName, type ListedBid } from '../../list/bids.ts';
import type { RenderBidPhoto } from '../../list/slots.ts';
import styles from '../dialogs/desk-edit.module.css';

export function DeskLot({ bid, renderPhoto }: { bid: ListedBid; renderPhoto: RenderBidPhoto }) {
  const text = useText();
  const language = useLanguage();
  const { lotNo, auctionDate, auctionName, condition, grade, year, startPrice, soldPrice } = bid;
  const name = bidName(bid);
  const at = new Date(auctionDate);
  const japan = { language, timeZone: tokyo };
  const runs =
    bid.pageType === 'stock' ? text('bids.fixedPrice') : `${fullDate(at, japan)}, ${clockTime(at, japan)} JST`;
  return (
    <div className={styles.lot}>
      <div className={styles.photo}>{renderPhoto(bid, 480, true)}</div>
      <div className={styles.facts}>
        <p className={styles.line}>
          <Plate
            number={lotNo}
            href={lotHref(bid)}
            target="_blank"
            label={text('bids.openLot', { number: lotNo, name })}
          />
          <Grade value={condition || null} />
        </p>
        <p>
          <b className="strong">{name}</b> {joinDots([grade, String(year ?? '')])}
        </p>
        <p className="sub">{joinDots([runs, auctionName])}</p>
        {bid.user && <p className="sub">{bid.user.name}</p>}
        <p className={`sub ${styles.prices}`}>
          <span>
            {text('bids.col.start')} <Yen value={startPrice} strong />
          </span>
          <span>
            {text('bidDesk.sold')} <Yen value={soldPrice} strong />
          </span>
        </p>
      </div>
    </div>
  );
}

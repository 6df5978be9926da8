import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import { lotHref } from '../../catalogue/model/lots.ts';
import { noteVisited } from '../../lots/model/visited-lots.ts';
import { bidName, type TrackedBid } from '../model/bids.ts';
import styles from './bid-link.module.css';

const middleButton = 1;

/** The plate is the link to the lot where it stands, and its target is the whole row. The list keeps its place in its tab. */
export function BidLink({ bid, seen }: { bid: TrackedBid; seen: boolean }) {
  const text = useText();
  const note = () => noteVisited(bid.id);
  return (
    <Plate
      number={bid.lotNo}
      href={lotHref(bid)}
      seen={seen}
      className={styles.link}
      label={text('bids.openLot', { number: bid.lotNo, name: bidName(bid) })}
      target="_blank"
      onClick={note}
      onAuxClick={({ button }) => button === middleButton && note()}
    />
  );
}

import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import { lotHref } from '../../catalogue/model/lots.ts';
import { visitHandlers } from '../../lots/model/visited-lots.ts';
import { bidName, type TrackedBid } from '../model/bids.ts';

/** The plate is the link to the lot where it stands, and its target is the whole row. The list keeps its place in its tab. */
export function BidLink({ bid, seen }: { bid: TrackedBid; seen: boolean }) {
  const text = useText();
  return (
    <Plate
      number={bid.lotNo}
      href={lotHref(bid)}
      seen={seen}
      covers
      label={text('bids.openLot', { number: bid.lotNo, name: bidName(bid) })}
      target="_blank"
      {...visitHandlers(bid.id)}
    />
  );
}

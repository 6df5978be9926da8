import { useText } from '../../../lib/language/text.ts';
import { Plate } from '../../../ui/marks/plate.tsx';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { visitHandlers } from '../../lots/visited/visited-lots.ts';
import { bidName, type ListedBid } from '../list/bids.ts';

/** The link covers the whole row. It opens a new tab, so that the list keeps its scroll position. */
export function BidLink({ bid, seen }: { bid: ListedBid; seen: boolean }) {
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

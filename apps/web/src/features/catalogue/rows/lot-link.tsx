import { useText } from '../../../lib/language/text.ts';
import { Plate } from '../../../ui/marks/plate.tsx';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { visitHandlers } from '../../lots/visited/visited-lots.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';

interface LotLinkProps {
  lot: Lot;
  seen: boolean;
  listQuery: string;
  newTab: boolean;
}

/**
 * The plate is the link; its target covers the whole row or card. It opens a new tab, so that the list stays, but not
 * on phones.
 */
export function LotLink({ lot, seen, listQuery, newTab }: LotLinkProps) {
  const text = useText();
  const values = { number: lot.lotNo, name: makerAndModel(lot) };
  return (
    <Plate
      number={lot.lotNo}
      href={lotHref(lot, listQuery)}
      seen={seen}
      covers
      label={text(newTab ? 'listing.openLot.newTab' : 'listing.openLot', values)}
      target={newTab ? '_blank' : undefined}
      {...visitHandlers(lot.id)}
    />
  );
}

import { useText } from '../../../lib/text.ts';
import { Plate } from '../../../ui/plate.tsx';
import { noting } from '../../lots/model/visited-lots.ts';
import { type Lot, lotHref, lotName } from '../model/lots.ts';

interface LotLinkProps {
  lot: Lot;
  seen: boolean;
  /** The query of the list it stands in. */
  listQuery: string;
  newTab: boolean;
}

/** The plate is the link, and its target is the whole row or card. A new tab keeps the list; a phone has one tab. */
export function LotLink({ lot, seen, listQuery, newTab }: LotLinkProps) {
  const text = useText();
  const values = { number: lot.lotNo, name: lotName(lot) };
  return (
    <Plate
      number={lot.lotNo}
      href={lotHref(lot, listQuery)}
      seen={seen}
      covers
      label={text(newTab ? 'listing.openLot.newTab' : 'listing.openLot', values)}
      target={newTab ? '_blank' : undefined}
      {...noting(lot.id)}
    />
  );
}

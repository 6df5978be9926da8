import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { Plate } from '../../../ui/plate.tsx';
import { noteVisited } from '../../lots/model/visited-lots.ts';
import type { CarLot } from '../model/car-lots.ts';
import { carHref, carName } from '../model/render-favourite.ts';
import styles from './lot-link.module.css';

const middleButton = 1;

interface LotLinkProps {
  lot: CarLot;
  seen: boolean;
}

/** The plate is the link, and its target is the whole row or card. A new tab keeps the list; a phone has one tab. */
export function LotLink({ lot, seen }: LotLinkProps) {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  // The new tab's page notes it too, but tells this one only where storage is allowed.
  const note = () => noteVisited(lot.id);
  const values = { number: lot.lotNo, car: carName(lot) };
  return (
    <Plate
      number={lot.lotNo}
      href={carHref(lot.id)}
      seen={seen}
      className={styles.link}
      label={text(isPhone ? 'catalogue.openLot' : 'catalogue.openLot.newTab', values)}
      target={isPhone ? undefined : '_blank'}
      onClick={note}
      onAuxClick={({ button }) => button === middleButton && note()}
    />
  );
}

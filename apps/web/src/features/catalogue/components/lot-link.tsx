import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { Plate } from '../../../ui/plate.tsx';
import type { CarLot } from '../model/car-lots.ts';
import { carHref, carName } from '../model/render-favourite.ts';
import styles from './lot-link.module.css';

interface LotLinkProps {
  lot: CarLot;
  seen: boolean;
}

/** The plate is the link, and its target is the whole row or card. A new tab keeps the list; a phone has one tab. */
export function LotLink({ lot, seen }: LotLinkProps) {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  const values = { number: lot.lotNo, car: carName(lot) };
  return (
    <Plate
      number={lot.lotNo}
      href={carHref(lot.id)}
      seen={seen}
      className={styles.link}
      label={text(isPhone ? 'catalogue.openLot' : 'catalogue.openLot.newTab', values)}
      target={isPhone ? undefined : '_blank'}
    />
  );
}

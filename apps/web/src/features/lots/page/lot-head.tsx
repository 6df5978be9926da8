import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Grade } from '../../../ui/marks/grade.tsx';
import { JapanTime } from '../../../ui/time/japan-time.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { type ViewedLot, lotName, vehicleOf } from './lot-view.ts';
import type { LotSlots } from './slots.ts';
import { isLotView } from './own-lot.ts';
import { LotClocks } from '../facts/lot-clocks.tsx';
import styles from './lot-head.module.css';
import { PrintButton } from './print-button.tsx';

interface LotHeadProps {
  lot: ViewedLot;
  listingHref: string | undefined;
  slots: LotSlots | undefined;
}

export function LotHead({ lot, listingHref, slots }: LotHeadProps) {
  const text = useText();
  const { lotNumber, auctionName, auctionDate, condition } = lot.lotInfo;
  const lotView = isLotView(lot) ? lot : undefined;
  return (
    <header className={styles.head}>
      {listingHref && (
        <ButtonLink kind="bare" href={listingHref} icon={<ArrowLeft aria-hidden="true" />} label={text('lot.back')} />
      )}
      <Plate number={lotNumber} size="l" />
      <div className={styles.words}>
        <h1>
          <span className="visually-hidden">{[auctionName, lotNumber].map((word) => word && `${word} · `)}</span>
          {[lotName(lot), vehicleOf(lot).year].filter(Boolean).join(', ')}
        </h1>
        <p className={styles.where}>
          <span>{auctionName}</span>
          {lot.pageType !== 'stock' && <JapanTime instant={auctionDate} date size="s" />}
        </p>
      </div>
      <Grade value={condition || null} size="l" />
      {lotView && <div className={styles.beside}>{slots?.neighbours}</div>}
      <div className={styles.tools}>
        {lotView && slots?.renderFavourite(lotView)}
        {lotView?.can.share && slots?.renderShare(lotView)}
        <PrintButton />
      </div>
      {lotView && <LotClocks lot={lotView} />}
    </header>
  );
}

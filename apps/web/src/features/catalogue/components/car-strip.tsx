import { useLanguage, useText } from '../../../lib/text.ts';
import { Grade } from '../../../ui/grade.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { useInk } from '../../../ui/use-ink.ts';
import { Yen } from '../../../ui/yen.tsx';
import { colorText } from '../../lots/model/feed-words.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { CarLot } from '../model/car-lots.ts';
import { litres, thousands } from '../model/measures.ts';
import { carName, type RenderFavourite } from '../model/render-favourite.ts';
import styles from './car-strip.module.css';
import { LotLink } from './lot-link.tsx';
import { LotPhoto } from './lot-photo.tsx';
import { LotTime } from './lot-time.tsx';

interface CarStripProps {
  lot: CarLot;
  seen: boolean;
  eager: boolean;
  renderFavourite: RenderFavourite;
}

/** A lot on a phone: 112 px, whatever it holds. */
export function CarStrip({ lot, seen, eager, renderFavourite }: CarStripProps) {
  const text = useText();
  const language = useLanguage();
  const { saved, onAnimationEnd } = useInk(lot.status, lot.soldPrice, lot.auctionDate);
  const { engine, mileage } = lot;
  const facts = [
    lot.year,
    engine !== null && text('catalogue.litres', { value: litres(engine, language) }),
    mileage !== null && text('catalogue.kmThousands', { thousands: thousands(mileage, language) }),
    colorText(text, lot.color),
  ];
  return (
    <li
      className={styles.strip}
      data-seen={seen ? '' : undefined}
      data-saved={saved ? '' : undefined}
      onAnimationEnd={onAnimationEnd}
    >
      <div className={styles.photo}>
        <LotPhoto images={lot.images} width={480} eager={eager} />
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <LotLink lot={lot} seen={seen} />
          <Grade value={lot.condition || null} />
          <span className={styles.runs}>
            <LotTime instant={lot.auctionDate} brief />
            <small className="clip">{lot.auctionName}</small>
          </span>
          <span className={styles.favourite}>{renderFavourite(lot)}</span>
        </div>
        <p className="clip">
          <b className={styles.car}>{carName(lot)}</b> <span className="sub">{lot.grade}</span>
        </p>
        <p className={styles.more}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.line}>
          <Yen value={lot.startPrice} strong />
          <span className={styles.end}>
            <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
          </span>
        </p>
      </div>
    </li>
  );
}

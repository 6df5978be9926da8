import { groupDigits } from '@seri/domain/money';
import { useText } from '../../../lib/text.ts';
import { Cell, Cells } from '../../../ui/cells.tsx';
import { Grade } from '../../../ui/grade.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { useInk } from '../../../ui/use-ink.ts';
import { Yen } from '../../../ui/yen.tsx';
import { colorText } from '../../lots/model/feed-words.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { CarLot } from '../model/car-lots.ts';
import { carName, type RenderFavourite } from '../model/render-favourite.ts';
import styles from './car-card.module.css';
import { LotLink } from './lot-link.tsx';
import { LotPhoto } from './lot-photo.tsx';
import { LotTime } from './lot-time.tsx';

interface CarCardProps {
  lot: CarLot;
  seen: boolean;
  eager: boolean;
  renderFavourite: RenderFavourite;
}

/** A lot on a tablet. */
export function CarCard({ lot, seen, eager, renderFavourite }: CarCardProps) {
  const text = useText();
  const { saved, onAnimationEnd } = useInk(lot.status, lot.soldPrice, lot.auctionDate);
  const { mileage, engine } = lot;
  return (
    <li
      className={styles.card}
      data-seen={seen ? '' : undefined}
      data-saved={saved ? '' : undefined}
      onAnimationEnd={onAnimationEnd}
    >
      <div className={styles.photo}>
        <LotPhoto images={lot.images} width={480} eager={eager} />
        <span className={styles.plate}>
          <LotLink lot={lot} seen={seen} />
        </span>
        <span className={styles.favourite}>{renderFavourite(lot)}</span>
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <b className="strong">{carName(lot)}</b>
          <span className="sub clip">{[lot.grade, lot.chassis].filter(Boolean).join(' · ')}</span>
        </div>
        <Grade value={lot.condition || null} />
      </div>
      <Cells cols={4} phoneCols={4}>
        <Cell caption={text('catalogue.col.year')}>{lot.year}</Cell>
        <Cell caption={text('catalogue.card.mileage')}>
          {mileage === null ? null : text('catalogue.km', { value: groupDigits(mileage) })}
        </Cell>
        <Cell caption={text('catalogue.card.engine')}>
          {engine === null ? null : text('catalogue.cc', { value: groupDigits(engine) })}
        </Cell>
        <Cell caption={text('catalogue.col.color')}>{colorText(text, lot.color)}</Cell>
      </Cells>
      <div className={styles.foot}>
        <div className={styles.words}>
          <span className="cap">{text('catalogue.card.start')}</span>
          <Yen value={lot.startPrice} strong />
        </div>
        <div className={styles.state}>
          <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
          <span className={styles.when}>
            <LotTime instant={lot.auctionDate} /> <span className="sub">{lot.auctionName}</span>
          </span>
        </div>
      </div>
    </li>
  );
}

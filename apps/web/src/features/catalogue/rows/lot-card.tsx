import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Cell, Cells } from '../../../ui/tables/cells.tsx';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { cardFacts, cardSubtitle, hasEnded, pricesOf } from './card-facts.ts';
import type { LotViewProps } from '../list/lot-view.ts';
import { makerAndModel } from '../list/lots.ts';
import styles from './lot-card.module.css';
import { LotLink } from './lot-link.tsx';
import { LotPhoto, PhotoCount } from './lot-photo.tsx';
import { LotTime } from './lot-time.tsx';
import { OwnBid } from './own-bid.tsx';
import { PriceOf } from './average.tsx';

/** A lot in the card grid. Its height depends only on its width, so the grid never jumps. */
export function LotCard({ lot, seen, eager, setting }: LotViewProps) {
  const text = useText();
  const language = useLanguage();
  const locale = { text, language };
  const [price, second] = pricesOf(lot);
  const { saved, onAnimationEnd } = useInk(lot.status, price.value, second?.value, lot.auctionDate);
  const isStock = lot.pageType === 'stock';
  return (
    <li
      className={styles.card}
      data-lot-id={lot.id}
      data-ended={hasEnded(lot) ? '' : undefined}
      data-seen={seen ? '' : undefined}
      data-saved={saved ? '' : undefined}
      onAnimationEnd={onAnimationEnd}
    >
      <div className={styles.photo}>
        <div className={styles.picture}>
          <LotPhoto lot={lot} width={480} eager={eager} />
          <PhotoCount images={lot.images} />
        </div>
        <span className={styles.plate}>
          <LotLink lot={lot} seen={seen} listQuery={setting.listQuery} newTab={setting.newTab} />
        </span>
        <span className={styles.favourite}>{setting.renderFavourite(lot)}</span>
      </div>
      <div className={styles.head}>
        <div className={styles.words}>
          <b className="strong clip">{makerAndModel(lot)}</b>
          <span className="sub clip">{cardSubtitle(lot, locale)}</span>
        </div>
        <Grade value={lot.condition || null} />
      </div>
      <Cells cols={3} phoneCols={3}>
        {cardFacts(lot, locale).map(({ caption, value }) => (
          <Cell key={caption} caption={text(caption)}>
            {value === null || value === '' ? '–' : value}
          </Cell>
        ))}
      </Cells>
      <div className={styles.prices}>
        <div className={styles.words}>
          <span className="cap">{text(price.caption)}</span>
          <PriceOf price={price} strong />
        </div>
        {second && (
          <div className={styles.words}>
            <span className="cap">{text(second.caption)}</span>
            <PriceOf price={second} />
          </div>
        )}
      </div>
      {!isStock && (
        <div className={styles.foot}>
          <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
          <span className={styles.when}>
            <LotTime lot={lot} form="row" /> <span className="sub clip">{lot.auctionName}</span>
          </span>
          <OwnBid lot={lot} onBid={setting.onBid} />
        </div>
      )}
    </li>
  );
}

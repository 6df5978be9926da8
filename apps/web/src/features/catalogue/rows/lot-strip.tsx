import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { categoryText, factLine, hasEnded, pricesOf, restLine, subtitleOf } from './card-facts.ts';
import type { LotViewProps } from '../list/lot-view.ts';
import { makerAndModel } from '../list/lots.ts';
import { LotLink } from './lot-link.tsx';
import { LotPhoto, PhotoCount } from './lot-photo.tsx';
import styles from './lot-strip.module.css';
import { LotTime } from './lot-time.tsx';
import { OwnBid } from './own-bid.tsx';
import { isFew, PriceOf } from './average.tsx';

interface LotStripProps extends LotViewProps {
  /** Half a desktop has more room than a phone. */
  wide?: boolean;
}

/** A lot as a strip of fixed height, on a phone or in one of two columns. */
export function LotStrip({ lot, seen, eager, setting, wide = false }: LotStripProps) {
  const text = useText();
  const language = useLanguage();
  const locale = { text, language };
  const [price, second] = pricesOf(lot);
  const { saved, onAnimationEnd } = useInk(lot.status, price.value, second?.value, lot.auctionDate);
  const isStock = lot.pageType === 'stock';
  return (
    <li
      className={styles.strip}
      data-lot-id={lot.id}
      data-ended={hasEnded(lot) ? '' : undefined}
      data-seen={seen ? '' : undefined}
      data-saved={saved ? '' : undefined}
      onAnimationEnd={onAnimationEnd}
    >
      <div className={styles.photo}>
        <LotPhoto lot={lot} width={480} eager={eager} />
        <PhotoCount images={lot.images} />
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <LotLink lot={lot} seen={seen} listQuery={setting.listQuery} newTab={setting.newTab} />
          <Grade value={lot.condition || null} />
          {!isStock && (
            <span className={styles.runs}>
              <LotTime lot={lot} form={wide ? 'row' : 'brief'} />
              <small className="clip">{lot.auctionName}</small>
            </span>
          )}
          <span className={styles.favourite}>{setting.renderFavourite(lot)}</span>
        </div>
        <p className="clip">
          <b className={styles.name}>{makerAndModel(lot)}</b>{' '}
          <span className="sub">{wide ? subtitleOf(lot, locale) : categoryText(lot, locale) || lot.grade}</span>
        </p>
        <p className={styles.more}>{factLine(lot, locale)}</p>
        {wide && <p className={styles.more}>{restLine(lot, locale)}</p>}
        <p className={styles.line}>
          <Yen value={price.value} strong />
          {!isStock && (
            <span className={styles.end}>
              <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
            </span>
          )}
        </p>
        <p className={styles.line}>
          {second && (
            <span className={styles.second}>
              {!isFew(second) && text(second.caption)} <PriceOf price={second} />
            </span>
          )}
          <span className={styles.end}>
            <OwnBid lot={lot} onBid={setting.onBid} />
          </span>
        </p>
      </div>
    </li>
  );
}

import { useLanguage, useText } from '../../../lib/language/text.ts';
import { classNames } from '../../../ui/frame/class-names.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import {
  categoryText,
  driveText,
  equipmentOf,
  factLine,
  hasEnded,
  joined,
  pricesOf,
  ratesText,
  subtitleOf,
  type LotLocale,
} from './card-facts.ts';
import type { LotViewProps } from '../list/lot-view.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
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
              <LotTime lot={lot} form={wide ? 'full' : 'brief'} />
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
          <span className={styles.prices} data-wide={wide ? '' : undefined}>
            <Yen value={price.value} strong />
            {second && (
              <span className={classNames('sub', styles.second)}>
                {!isFew(second) && text(second.caption)} <PriceOf price={second} />
              </span>
            )}
          </span>
          <OwnBid lot={lot} onBid={setting.onBid} />
          {!isStock && (
            <span className={styles.end}>
              <Lamp code={lot.status} label={lotStatusText(text, lot.status, 'short')} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Facts that a phone shows only on the page of the lot. */
function restLine(lot: Lot, locale: LotLocale): string {
  const { text } = locale;
  if ('equip' in lot) return joined([lot.gearbox, driveText(text, lot), equipmentOf(lot, locale)]);
  if ('rateEngine' in lot) {
    const rates = ratesText(lot);
    return joined([rates && `${text('listing.col.rates')} ${rates}`, lot.inspection]);
  }
  return joined([lot.volume && `${text('listing.col.volume')} ${lot.volume}`, lot.KPP, lot.gg]);
}

import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import type { Lot } from '../list/lots.ts';
import { makerAndModel } from '../list/lots.ts';
import { PriceOf } from '../rows/average.tsx';
import { cardFacts, cardSubtitle, equipmentOf, pricesOf } from '../rows/card-facts.ts';
import { LotTime } from '../rows/lot-time.tsx';
import styles from './lot-peek.module.css';

interface PeekFactsProps {
  lot: Lot;
  children: ReactNode;
}

export function PeekFacts({ lot, children }: PeekFactsProps) {
  const text = useText();
  const locale = { text, language: useLanguage() };
  const equipment = equipmentOf(lot, locale);
  const isStock = lot.pageType === 'stock';
  return (
    <div className={styles.side}>
      <p className={styles.line}>
        <Plate number={lot.lotNo} />
        <Grade value={lot.condition || null} />
        {!isStock && <Lamp code={lot.status} label={lotStatusText(text, lot.status)} />}
      </p>
      <p>
        <b className="strong">{makerAndModel(lot)}</b> <span className="sub">{cardSubtitle(lot, locale)}</span>
      </p>
      {!isStock && (
        <p className={styles.line}>
          <LotTime lot={lot} /> <span className="sub">{lot.auctionName}</span>
        </p>
      )}
      <dl className={styles.prices}>
        {pricesOf(lot).map((price) => (
          <div key={price.caption}>
            <dt className="cap">{text(price.caption)}</dt>
            <dd>
              <PriceOf price={price} strong />
            </dd>
          </div>
        ))}
      </dl>
      <Facts
        framed
        cols={3}
        phoneCols={3}
        items={cardFacts(lot, locale).map(({ caption, value }) => ({
          caption: text(caption),
          value: value === null || value === '' ? '–' : value,
        }))}
      />
      {children}
      {equipment && <p className="sub">{equipment}</p>}
    </div>
  );
}

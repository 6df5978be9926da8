import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { JapanTime } from '../../../ui/time/japan-time.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { factsOf } from '../facts/lot-facts.ts';
import { lotName, type ViewedLot } from '../page/lot-view.ts';
import { SheetReading } from './sheet-reading.tsx';
import styles from './translation-dialog.module.css';

export function TranslatedSheet({ lot, sheet }: { lot: ViewedLot; sheet: DecodedSheet }) {
  const text = useText();
  // Equipment is listed in words below.
  const facts = factsOf(text, useLanguage(), lot).filter(({ caption }) => caption !== text('lot.fact.equipment'));
  const { auctionName, auctionDate, lotNumber } = lot.lotInfo;
  return (
    <article className={styles.form} aria-label={text('lot.sheetPicture')}>
      <header className={styles.formHead}>
        {lot.pageType !== 'stock' && (
          <div>
            <p className="strong">{auctionName}</p>
            <JapanTime instant={auctionDate} date size="s" />
          </div>
        )}
        <p className={styles.name}>{lotName(lot)}</p>
        <Plate number={lotNumber} size="l" />
      </header>
      <Facts cols={4} phoneCols={2} items={facts} />
      <SheetReading sheet={sheet} isCar={'carInfo' in lot} />
    </article>
  );
}

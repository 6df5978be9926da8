import { useText } from '../../../lib/text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { JapanTime } from '../../../ui/japan-time.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { factsOf } from '../model/lot-facts.ts';
import { type ViewedLot, type DecodedSheet, lotName } from '../model/lot-view.ts';
import { SheetReading } from './sheet-reading.tsx';
import styles from './translation-dialog.module.css';

/** The sheet as a form of the house would be in the reader's language. */
export function TranslatedSheet({ lot, sheet }: { lot: ViewedLot; sheet: DecodedSheet }) {
  const text = useText();
  // Equipment is said in words below.
  const facts = factsOf(text, lot).filter(({ caption }) => caption !== text('lot.fact.equipment'));
  const { auctionName, auctionDate, lotNumber } = lot.lotInfo;
  return (
    <article className={styles.form} aria-label={text('lot.sheetPicture')}>
      <header className={styles.formHead}>
        <div>
          <p className="strong">{auctionName}</p>
          {lot.pageType !== 'stock' && <JapanTime instant={auctionDate} date size="s" />}
        </div>
        <p className={styles.name}>{lotName(lot)}</p>
        <Plate number={lotNumber} size="l" />
      </header>
      <Facts cols={4} phoneCols={2} items={facts} />
      <SheetReading sheet={sheet} isCar={'carInfo' in lot} />
    </article>
  );
}

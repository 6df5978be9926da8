import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { type ViewedLot, detailOf } from '../page/lot-view.ts';
import styles from '../sheet/translation-dialog.module.css';

export function OriginalSheet({ lot }: { lot: ViewedLot }) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const { auctionSheet } = detailOf(lot);
  if (auctionSheet === null || isBroken) return <p className={styles.broken}>{text('sheet.original.failed')}</p>;
  return (
    <img
      className={styles.original}
      src={auctionSheet}
      width={1000}
      height={1400}
      alt={text('lot.sheetPicture')}
      onError={() => setBroken(true)}
    />
  );
}

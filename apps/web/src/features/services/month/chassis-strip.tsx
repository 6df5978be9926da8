import { useText } from '../../../lib/language/text.ts';
import styles from './month-block.module.css';

interface ChassisStripProps {
  /** Styles of a background that show the chassis number alone. */
  strip: { auctionSheet: string; backgroundSize: string; backgroundPosition: string; aspectRatio: string };
}

/** The chassis number as the sheet has it, to compare with the records. */
export function ChassisStrip({ strip }: ChassisStripProps) {
  const text = useText();
  const { auctionSheet, ...place } = strip;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image cannot show a part of its file
      role="img"
      aria-label={text('lotServices.month.strip')}
      className={styles.strip}
      style={{ ...place, backgroundImage: `url("${encodeURI(auctionSheet)}")` }}
    />
  );
}

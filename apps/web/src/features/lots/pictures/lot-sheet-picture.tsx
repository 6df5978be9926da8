import { ZoomIn } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import { LotPicture } from './lot-picture.tsx';
import styles from './lot-sheet-picture.module.css';

interface LotSheetPictureProps {
  car: string;
  address: string;
  onOpen: () => void;
}

export function LotSheetPicture({ car, address, onOpen }: LotSheetPictureProps) {
  const text = useText();
  return (
    <section className={styles.sheet} aria-label={text('lot.sheetPicture')}>
      <h2 className={styles.head}>
        {text('lot.sheetPicture')}
        <span lang="ja" className="ja sub">
          出品票
        </span>
      </h2>
      <button
        type="button"
        className={styles.paper}
        aria-label={text('lot.sheetPicture.open', { car })}
        onClick={onOpen}
      >
        <LotPicture address={address} alt="" size="page" width={1000} height={1400} />
        <span className={styles.mark}>
          <ZoomIn aria-hidden="true" />
        </span>
      </button>
    </section>
  );
}

import type { LotView } from '../../lots/page/lot-view.ts';
import { ExtraPhotos } from './extra-photos.tsx';
import styles from './photo-bar.module.css';
import { ReloadPhotos } from './reload-photos.tsx';

/** Under the pictures: more of them (R84), and for managers the same ones anew (R85). */
export function PhotoBar({ lot }: { lot: LotView }) {
  return (
    <div className={styles.bar}>
      {'carCommonDetail' in lot && <ExtraPhotos lot={lot} />}
      {lot.can.reloadPhotos && <ReloadPhotos lot={lot} />}
    </div>
  );
}

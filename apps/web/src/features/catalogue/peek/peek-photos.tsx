import { photoAtWidth } from '@seri/contract/stock/photo';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { LotPhoto } from '../rows/lot-photo.tsx';
import { stopWhenLeft } from './stop-loading.ts';
import styles from './lot-peek.module.css';

export function PeekPhotos({ lot }: { lot: Lot }) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const { images } = lot;
  const total = images.length;
  const shown = images[index];
  const go = (by: number) => setIndex((index + by + total) % total);
  if (shown === undefined) {
    return (
      <div className={styles.photo}>
        <LotPhoto lot={lot} width={480} eager />
      </div>
    );
  }
  return (
    <figure className={styles.photo}>
      <img
        ref={stopWhenLeft}
        src={photoAtWidth(shown, 1280)}
        alt={text('lots.photo', { car: makerAndModel(lot), index: index + 1, total })}
      />
      {total > 1 && (
        <>
          <div className={styles.steps}>
            <Button
              icon={<ChevronLeft aria-hidden="true" />}
              label={text('lots.photo.previous')}
              onClick={() => go(-1)}
            />
            <Button icon={<ChevronRight aria-hidden="true" />} label={text('lots.photo.next')} onClick={() => go(1)} />
          </div>
          <figcaption aria-hidden="true" className={styles.frames}>{`${index + 1} / ${total}`}</figcaption>
        </>
      )}
    </figure>
  );
}

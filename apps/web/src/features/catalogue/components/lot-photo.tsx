import { photoAtWidth, type PhotoWidth } from '@seri/contract/stock/photo';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { Lot } from '../model/lots.ts';
import styles from './lot-photo.module.css';

interface LotPhotoProps {
  lot: Pick<Lot, 'images' | 'pageType'>;
  width: PhotoWidth;
  /** Above the fold: asked for at once. */
  eager?: boolean;
}

const standIns = { car: CarFront, bike: Bike, machine: Tractor };

/** The first photo of a lot. It names nothing: the row around it does. */
export function LotPhoto({ lot, width, eager = false }: LotPhotoProps) {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  const [first] = lot.images;
  if (first === undefined || first === failed) {
    const StandIn = standIns[pageTypeData[lot.pageType].shape];
    return (
      <span className={styles.none} title={text('listing.noPhoto')}>
        <StandIn aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={styles.photo}
      src={photoAtWidth(first, width)}
      width={width}
      height={(width * 3) / 4}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(first)}
    />
  );
}

/** How many there are to see. */
export function PhotoCount({ images }: Pick<Lot, 'images'>) {
  const text = useText();
  if (images.length < 2) return null;
  return (
    <span className={styles.count}>
      {images.length}
      <span className="visually-hidden"> {text('listing.photos', { count: images.length })}</span>
    </span>
  );
}

import { photoAtWidth, type PhotoWidth } from '@seri/contract/stock/photo';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { Lot } from '../list/lots.ts';
import styles from './lot-photo.module.css';

interface LotPhotoProps {
  lot: Pick<Lot, 'images' | 'pageType'>;
  width: PhotoWidth;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}

const placeholders = { car: CarFront, bike: Bike, machine: Tractor };

/** The first photo of a lot. Its alt text is empty because the row around it names the lot. */
export function LotPhoto({ lot, width, eager = false }: LotPhotoProps) {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  const [first] = lot.images;
  if (first === undefined || first === failed) {
    const Placeholder = placeholders[pageTypeData[lot.pageType].shape];
    return (
      <span className={styles.none} title={text('listing.noPhoto')}>
        <Placeholder aria-hidden="true" />
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
      data-lot-photo=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(first)}
    />
  );
}

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

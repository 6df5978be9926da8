import { photoAtWidth, type PhotoWidth } from '@seri/contract/stock/photo';
import { pageTypeData } from '@seri/domain/catalogue/page-types';
import { Bike, CarFront, Tractor } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import type { Lot } from '../list/lots.ts';
import styles from './lot-photo.module.css';

interface LotPhotoProps {
  lot: Pick<Lot, 'images' | 'pageType'>;
  width: PhotoWidth;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}

/** A busy server refuses a photo that it would have a moment later. */
const mostTries = 4;
const retryAfter = 4000;

interface PhotoFailure {
  photo: string;
  tries: number;
  isWaiting: boolean;
}

const placeholders = { car: CarFront, bike: Bike, machine: Tractor };

/** The first photo of a lot. Its alt text is empty because the row around it names the lot. */
export function LotPhoto({ lot, width, eager = false }: LotPhotoProps) {
  const text = useText();
  const [failure, setFailure] = useState<PhotoFailure>();
  const [first] = lot.images;
  const failed = failure?.photo === first ? failure : undefined;
  useEffect(() => {
    if (!failed?.isWaiting || failed.tries >= mostTries) return undefined;
    const timer = setTimeout(() => setFailure({ ...failed, isWaiting: false }), retryAfter * failed.tries);
    return () => clearTimeout(timer);
  }, [failed]);
  if (first === undefined || failed?.isWaiting) {
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
      onError={() => setFailure({ photo: first, tries: (failed?.tries ?? 0) + 1, isWaiting: true })}
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

import { photoAtWidth, type PhotoWidth } from '@seri/contract/photo';
import { CarFront } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import styles from './lot-photo.module.css';

interface LotPhotoProps {
  images: readonly string[];
  width: PhotoWidth;
  /** Above the fold: asked for at once. */
  eager?: boolean;
}

/** The first photo of a lot. It names nothing: the row around it does. */
export function LotPhoto({ images, width, eager = false }: LotPhotoProps) {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  const [first] = images;
  if (first === undefined || first === failed) {
    return (
      <span className={styles.none} title={text('catalogue.noPhoto')}>
        <CarFront aria-hidden="true" />
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

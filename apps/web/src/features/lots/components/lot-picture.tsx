import { photoAtWidth } from '@seri/contract/stock/photo';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import styles from './lot-picture.module.css';

interface LotPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  address: string;
  alt: string;
  /** A small one, one on the page, for which a phone needs less, or one over the whole screen. */
  size: 'thumb' | 'page' | 'screen';
}

/** A photo or the sheet, filling its frame. One that does not come leaves the frame as it is. */
export function LotPicture({ address, alt, size, ...rest }: LotPictureProps) {
  const text = useText();
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return (
      <span className={styles.none}>
        <ImageOff aria-hidden="true" />
        {alt !== '' && <span className="sub">{text('lot.photo.failed')}</span>}
      </span>
    );
  }
  const isSmall = size === 'thumb';
  const image = (
    <img
      width={1280}
      height={960}
      decoding="async"
      draggable={false}
      {...rest}
      {...(isSmall ? smallOnes(address) : {})}
      src={photoAtWidth(address, isSmall ? 480 : 1280)}
      alt={alt}
      onError={() => setFailed(address)}
    />
  );
  if (size !== 'page') return image;
  return (
    <picture className={styles.picture}>
      <source media="(width < 768px)" srcSet={photoAtWidth(address, 480)} />
      {image}
    </picture>
  );
}

function smallOnes(address: string) {
  const srcSet = ([120, 480] as const).map((width) => `${photoAtWidth(address, width)} ${width}w`).join(', ');
  return { srcSet, sizes: '(width < 768px) 25vw, 160px' };
}

import { photoAtWidth } from '@seri/contract/stock/photo';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import styles from './lot-picture.module.css';

interface LotPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  address: string;
  alt: string;
  /** A thumbnail, a picture on the page (smaller on phones), or a full-screen picture. */
  size: 'thumb' | 'page' | 'screen';
}

/** A photo or the sheet, filling its frame. A picture that fails keeps the frame. */
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
      {...(isSmall ? thumbSources(address) : {})}
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

function thumbSources(address: string) {
  const srcSet = ([120, 480] as const).map((width) => `${photoAtWidth(address, width)} ${width}w`).join(', ');
  return { srcSet, sizes: '(width < 768px) 25vw, 160px' };
}

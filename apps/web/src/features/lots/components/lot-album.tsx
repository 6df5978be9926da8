import { CarFront, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './lot-album.module.css';

interface LotAlbumProps {
  car: string;
  images: readonly string[];
  thumbnails: readonly string[];
}

/** One picture large, all of them below it. */
export function LotAlbum({ car, images, thumbnails }: LotAlbumProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const [failed, setFailed] = useState<string>();
  const total = images.length;
  const shown = images[index];
  if (shown === undefined) {
    return (
      <div className={styles.none}>
        <CarFront aria-hidden="true" />
        <p className="sub">{text('lots.photo.none')}</p>
      </div>
    );
  }
  const go = (by: number) => setIndex((index + by + total) % total);
  return (
    <section aria-label={text('lots.photos')}>
      <figure className={styles.photo}>
        {shown === failed ? (
          <div className={styles.none}>
            <CarFront aria-hidden="true" />
            <p className="sub">{text('lots.photo.none')}</p>
          </div>
        ) : (
          <img
            src={shown}
            width={1280}
            height={960}
            alt={text('lots.photo', { car, index: index + 1, total })}
            onError={() => setFailed(shown)}
          />
        )}
        {total > 1 && (
          <>
            <div className={styles.steps}>
              <Button
                icon={<ChevronLeft aria-hidden="true" />}
                label={text('lots.photo.previous')}
                onClick={() => go(-1)}
              />
              <Button
                icon={<ChevronRight aria-hidden="true" />}
                label={text('lots.photo.next')}
                onClick={() => go(1)}
              />
            </div>
            <figcaption aria-hidden="true" className={styles.frames}>{`${index + 1} / ${total}`}</figcaption>
          </>
        )}
      </figure>
      {total > 1 && (
        <ul className={styles.thumbs}>
          {thumbnails.map((thumbnail, place) => (
            <li key={thumbnail}>
              <button
                type="button"
                aria-current={place === index ? 'true' : undefined}
                aria-label={text('lots.photo.show', { index: place + 1, total })}
                onClick={() => setIndex(place)}
              >
                <img src={thumbnail} width={480} height={360} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { Columns2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { LotPicture } from '../pictures/lot-picture.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { pictureName } from './picture-name.ts';
import { indexIn } from './placed-pictures.ts';
import styles from './yard-strip.module.css';

interface YardStripProps {
  pictures: Pictures;
  onOpen: (place: number, isBeside: boolean) => void;
}

/** Thumbnails of the photos of the yard. One tab stop, which the arrows move. */
export function YardStrip({ pictures, onOpen }: YardStripProps) {
  const text = useText();
  const language = useLanguage();
  const [stop, setStop] = useState(0);
  const photos = pictures.yard?.photos ?? [];
  const days = new Set([photos[0]?.day, photos.at(-1)?.day].filter((day) => day !== undefined));
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = (stop + by + photos.length) % photos.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section aria-labelledby="yard-photos" className={styles.yard}>
      <header className={styles.head}>
        <h2 id="yard-photos">{text('yard.title')}</h2>
        <span className="sub">{[...days].map((day) => dayText(day, language)).join(' – ')}</span>
        {pictures.photos.length > 0 && (
          <Button size="s" kind="bare" icon={<Columns2 aria-hidden="true" />} onClick={() => onOpen(0, true)}>
            {text('yard.compare')}
          </Button>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons within */}
      <ul className={styles.list} onKeyDown={walk}>
        {photos.map(({ address, isDraft }, place) => {
          const photo = pictureName({ text, language }, pictures, indexIn(pictures, 'yard', place));
          return (
            <li key={address}>
              <button
                type="button"
                tabIndex={place === Math.min(stop, photos.length - 1) ? 0 : -1}
                aria-label={text('yard.open', { photo })}
                onFocus={() => setStop(place)}
                onClick={() => onOpen(place, false)}
              >
                <LotPicture address={address} size="thumb" alt="" loading="lazy" />
                {isDraft && (
                  <span aria-hidden="true" className={styles.draft}>
                    {text('yard.draft')}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

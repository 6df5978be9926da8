import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './lot-details.module.css';

/** A player for each; one that fails to load is gone, and the place with the last. */
export function BikeVideos({ addresses }: { addresses: readonly string[] }) {
  const text = useText();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = addresses.filter((address) => !failed.includes(address));
  if (shown.length === 0) return null;
  return (
    <Sheet flush title={text('lot.videos')}>
      <ul className={styles.videos}>
        {shown.map((address) => (
          <li key={address}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- houses send none */}
            <video
              src={address}
              controls
              playsInline
              // With `none` a broken one would stand there until it is pressed.
              preload="metadata"
              aria-label={text('lot.video', { index: addresses.indexOf(address) + 1, total: addresses.length })}
              onError={() => setFailed((former) => [...former, address])}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

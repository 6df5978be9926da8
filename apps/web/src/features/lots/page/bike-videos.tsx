import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import styles from '../facts/lot-details.module.css';

/** A player for each video. A video that fails to load is removed, and the section with the last one. */
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
              // With `none` a broken video would stay until somebody plays it.
              preload="metadata"
              aria-label={text('lot.video', { index: addresses.indexOf(address) + 1, total: addresses.length })}
              onError={() => setFailed((previous) => [...previous, address])}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

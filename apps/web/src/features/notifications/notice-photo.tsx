import { useState } from 'react';
import styles from './lot-notices.module.css';

/** The first photo of a lot. Its alt text is empty because the link around it names the lot. */
export function NoticePhoto({ address }: { address: string | null }) {
  const [hasFailed, setFailed] = useState(false);
  if (address === null || hasFailed) return <span className={styles.photo} />;
  return (
    <img
      className={styles.photo}
      src={address}
      width={64}
      height={48}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

import { useText } from '../../../lib/language/text.ts';
import { type PurchasePaper, paperLabel } from './car-paper.ts';
import styles from './car-papers.module.css';

/** Photos that were taken in the yard, each in a tab of its own when it is opened. */
export function YardPhotos({ photos }: { photos: readonly PurchasePaper[] }) {
  const text = useText();
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photo.path ?? undefined} target="_blank" rel="noreferrer">
            <img src={photo.path ?? undefined} alt={paperLabel(text, photo)} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}

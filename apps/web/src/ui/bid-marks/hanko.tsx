import styles from './bid-mark.module.css';

/** The vermilion seal of a win: 落, said when the hammer falls. It is decoration; the label beside it is read out. */
export function Hanko() {
  return (
    <svg className={styles.hanko} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M5.6 7.2h12.8M9.6 5v4.2M14.4 5v4.2" />
      <path d="m6.7 10.4 1.5 1.1M5.9 13l1.5 1.1M6 18.2l2.2-3.3" />
      <path d="M12.9 9.6q-.9 2-2.7 3.4M12.4 11h3.9q-1.9 3.1-6.4 4.6M12 12.3q2.3 2.3 6.2 3.1M12 16h4.6v2.8H12z" />
    </svg>
  );
}

import { useText } from '../../../lib/language/text.ts';
import styles from './role-flags.module.css';

/** Ids of the legend's texts: marked cells refer to them by aria-describedby. */
export const ownMark = 'role-flag-own';
export const unsavedMark = 'role-flag-unsaved';

export function RoleFlagLegend() {
  const text = useText();
  return (
    <div className={styles.legend}>
      <p>{text('clients.roles.hint')}</p>
      <p id={ownMark} className={styles.mark} data-own="">
        {text('clients.roles.own')}
      </p>
      <p id={unsavedMark} className={styles.mark} data-unsaved="">
        {text('clients.roles.unsaved')}
      </p>
    </div>
  );
}

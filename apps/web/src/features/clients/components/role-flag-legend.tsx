import { useText } from '../../../lib/text.ts';
import styles from './role-flags.module.css';

/** The words for the two marks stand once; a marked cell is described by them. */
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

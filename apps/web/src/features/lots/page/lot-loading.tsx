import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import styles from './lot-body.module.css';

/** A placeholder with the layout of the loaded page. */
export function LotLoading() {
  const text = useText();
  useTitle(text('shell.page.lot'));
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">{text('lot.loading')}</h1>
      <div className={styles.headRoom} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.pictureRoom} />
          <RuledCells cols={4} rows={3} label={text('lot.loading')} />
        </div>
        <div className={styles.aside} />
      </div>
    </div>
  );
}

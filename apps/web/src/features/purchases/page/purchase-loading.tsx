import { useText } from '../../../lib/language/text.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { RuledCells } from '../../../ui/tables/ruled-loading.tsx';
import styles from './purchase-body.module.css';

export function PurchaseLoading() {
  const text = useText();
  useTitle(text('shell.page.purchase'));
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">{text('purchases.loading')}</h1>
      <div className={styles.headRoom} />
      <div className={styles.wayRoom} />
      <div className={styles.columns}>
        <div className={styles.photoRoom} />
        <RuledCells cols={2} rows={6} label={text('purchases.loading')} />
        <RuledCells cols={1} rows={7} label={text('purchases.loading')} />
      </div>
    </div>
  );
}

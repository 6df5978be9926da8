import { useText } from '../../../lib/language/text.ts';
import { useDensity, useListForm } from './views.ts';
import styles from './lots-loading.module.css';

/** A placeholder of the same height as the loaded lots. */
export function LotsLoading({ rows }: { rows: number }) {
  const text = useText();
  const form = useListForm();
  const density = useDensity();
  const lots = Array.from({ length: form === 'cards' ? 10 : rows }, (_, index) => index);
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{text('catalogue.loading')}</output>
      <ul aria-hidden="true" className={styles.form} data-form={form} data-density={density}>
        {lots.map((index) => (
          <li key={index}>
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}

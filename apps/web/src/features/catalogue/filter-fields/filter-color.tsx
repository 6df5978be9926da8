import type { FilterForm } from '../filters/filter-form.ts';
import { paints } from './filter-paints.data.ts';
import { FilterChoice } from './filter-choice.tsx';
import styles from './filter-color.module.css';

export function FilterColor({ form }: { form: FilterForm }) {
  return (
    <FilterChoice
      form={form}
      name="color"
      renderLabel={({ value, label }) => (
        <span className={styles.color}>
          <svg viewBox="0 0 10 10" className={styles.paint} aria-hidden="true">
            <circle cx="5" cy="5" r="4.5" fill={paints[value.toLowerCase().replaceAll(' ', '')] ?? 'none'} />
          </svg>
          {label}
        </span>
      )}
    />
  );
}

import type { FilterForm } from '../filters/filter-form.ts';
import { colorPaint } from '../../lots/facts/feed-words.ts';
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
            <circle cx="5" cy="5" r="4.5" fill={colorPaint(value) ?? 'none'} />
          </svg>
          {label}
        </span>
      )}
    />
  );
}

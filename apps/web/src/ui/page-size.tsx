import styles from './page-size.module.css';
import { Segmented } from './segmented.tsx';

interface PageSizeProps {
  label: string;
  value: number;
  options: readonly number[];
  onChange: (size: number) => void;
}

/** How many rows stand on a page. */
export function PageSize({ label, value, options, onChange }: PageSizeProps) {
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        size="s"
        value={value}
        options={options.map((size) => ({ value: size, label: String(size) }))}
        onChange={onChange}
      />
    </div>
  );
}

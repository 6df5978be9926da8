import styles from './page-size.module.css';
import { Segmented } from '../frame/segmented.tsx';

interface PageSizeProps<Size extends number> {
  label: string;
  value: Size;
  options: readonly Size[];
  onChange: (size: Size) => void;
}

export function PageSize<Size extends number>({ label, value, options, onChange }: PageSizeProps<Size>) {
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

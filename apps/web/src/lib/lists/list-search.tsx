import { Search } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { LineInput } from '../../ui/inputs/line-input.tsx';
import { useDelayed } from '../browser/use-delayed.ts';
import styles from './list-search.module.css';

const applyDelayMs = 400;

interface ListSearchProps {
  label: string;
  value: string;
  maxLength: number;
  ref: RefObject<HTMLInputElement | null>;
  onSearch: (search: string) => void;
}

/** The search of a desk, which is applied while one types. */
export function ListSearch({ label, value, maxLength, ref, onSearch }: ListSearchProps) {
  const id = useId();
  const [shown, type] = useDelayed(value, onSearch, applyDelayMs);
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <LineInput
        ref={ref}
        id={id}
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder={label}
        maxLength={maxLength}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          // The single keys of the desk go on.
          if (key === 'Enter') currentTarget.blur();
        }}
      />
    </search>
  );
}

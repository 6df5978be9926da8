import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** Accessible name, if the label is an icon or an abbreviation. */
  name?: string | undefined;
}

interface SegmentedProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
  size?: 's' | 'm' | undefined;
}

/** A choice of a few options side by side. Built from radios, for arrow keys and screen readers. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, size = 'm' } = props;
  const name = useId();
  return (
    <fieldset className={classNames(styles.segmented, styles[size])}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.name}>
          <input
            type="radio"
            name={name}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './table.module.css';

interface HeadCellProps extends ComponentProps<'th'> {
  sort?: 'ascending' | 'descending' | 'none' | undefined;
  /** If set, the head is a button. */
  onSort?: (() => void) | undefined;
  numeric?: boolean | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export function HeadCell({ sort = 'none', onSort, numeric, className, children, ...rest }: HeadCellProps) {
  const look = classNames(numeric && 'num', className);
  if (!onSort) {
    return (
      <th scope="col" {...rest} className={look}>
        {children}
      </th>
    );
  }
  const Arrow = arrows[sort];
  return (
    <th scope="col" {...rest} className={look} aria-sort={sort}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Arrow aria-hidden="true" data-idle={sort === 'none' ? '' : undefined} />
      </button>
    </th>
  );
}

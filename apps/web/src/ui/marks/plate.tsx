import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './plate.module.css';
import { UiLink } from '../frame/ui-link.tsx';

export interface PlateProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  number: string | number;
  size?: 's' | 'm' | 'l' | undefined;
  /** The reader has opened this lot before. */
  seen?: boolean | undefined;
  href?: string | undefined;
  /** Extends the click area to the positioned parent: the row, strip or card. */
  covers?: boolean | undefined;
  label?: string | undefined;
}

export function Plate({ number, size = 'm', seen, href, covers, label, className, ...rest }: PlateProps) {
  const look = classNames(styles.plate, styles[size], covers && styles.covers, className);
  const state = { 'data-seen': seen ? '' : undefined, className: look };
  if (href === undefined) return <span {...state}>{number}</span>;
  return (
    <UiLink {...rest} {...state} href={href} aria-label={label}>
      {number}
    </UiLink>
  );
}

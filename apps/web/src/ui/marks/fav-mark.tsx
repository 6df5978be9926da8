import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './fav-mark.module.css';

export interface FavMarkProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Letter of the favourites group that contains the lot. */
  group: string | null;
  label: string;
}

export function FavMark({ group, label, className, ...rest }: FavMarkProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.mark, className)}
      data-group={group ?? undefined}
      aria-label={label}
    >
      {group ?? <Bookmark aria-hidden="true" />}
    </button>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './sheet.module.css';

interface SheetProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  /** Reaches both edges of its container. */
  flush?: boolean | undefined;
}

export function Sheet({ title, icon, actions, flush, className, children, ...rest }: SheetProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={classNames(styles.sheet, flush && styles.flush, className)}
    >
      {hasHead && (
        <header className={styles.head}>
          {icon}
          <h2 id={titleId}>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

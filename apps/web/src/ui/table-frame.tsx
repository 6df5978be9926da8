import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export type Density = 'tight' | 'normal' | 'roomy';

interface TableFrameProps extends ComponentProps<'table'> {
  label: string;
  density?: Density | undefined;
  /** New rows are on their way; the old ones stay, dimmed. */
  stale?: boolean | undefined;
  /** Widths come from a colgroup. */
  fixed?: boolean | undefined;
  /** Narrower than this it scrolls sideways. */
  minWidth?: number | undefined;
}

/** A ruled table of fixed row heights. It scrolls sideways inside itself, never the page; where it fits, its head stays. */
export function TableFrame(props: TableFrameProps) {
  const { label, density = 'normal', stale, fixed, minWidth, className, style, children, ...rest } = props;
  return (
    <div ref={watchRoom} className={styles.scroller}>
      <table
        {...rest}
        className={classNames(styles.table, fixed && styles.fixed, className)}
        style={{ minWidth, ...style }}
        data-density={density}
        aria-busy={stale ? true : undefined}
      >
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  );
}

/** A head cannot stay in sight inside something that scrolls sideways. */
function watchRoom(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined;
  const watcher = new ResizeObserver(() => {
    scroller.toggleAttribute('data-fits', scroller.scrollWidth <= scroller.clientWidth);
  });
  for (const element of [scroller, ...scroller.children]) watcher.observe(element);
  return () => watcher.disconnect();
}

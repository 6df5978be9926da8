import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export type Density = 'tight' | 'normal' | 'roomy';

/** In px, or in parts of the table; `rest` shares what is left. */
export type ColumnWidth = number | `${number}%` | 'rest';

interface TableFrameProps extends ComponentProps<'table'> {
  label: string;
  density?: Density | undefined;
  /** New rows are on their way; the old ones stay, dimmed. */
  stale?: boolean | undefined;
  /** The widths of its columns; without them what stands in them decides. */
  widths?: readonly ColumnWidth[] | undefined;
  /** Many columns share the width: each gives some of its own. */
  dense?: boolean | undefined;
  /** Narrower than this it scrolls sideways. */
  minWidth?: number | undefined;
}

/** A ruled table of fixed row heights. It scrolls sideways inside itself, never the page; where it fits, its head stays. */
export function TableFrame(props: TableFrameProps) {
  const { label, density = 'normal', stale, widths, dense, minWidth, className, style, children, ...rest } = props;
  return (
    <div ref={watchRoom} className={styles.scroller}>
      <table
        {...rest}
        className={classNames(styles.table, widths && styles.fixed, dense && styles.dense, className)}
        style={{ minWidth, ...style }}
        data-density={density}
        aria-busy={stale ? true : undefined}
      >
        <caption className="visually-hidden">{label}</caption>
        {widths && <Columns widths={widths} />}
        {children}
      </table>
    </div>
  );
}

function Columns({ widths }: { widths: readonly ColumnWidth[] }) {
  const columns = widths.map((width, index) => ({ key: `column-${index}`, width }));
  return (
    <colgroup>
      {columns.map(({ key, width }) => (
        <col key={key} style={width === 'rest' ? undefined : { width }} />
      ))}
    </colgroup>
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

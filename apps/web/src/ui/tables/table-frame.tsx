import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './table.module.css';

/** `double` is for rows of two lines; readers choose between the others. */
export type Density = 'tight' | 'normal' | 'double' | 'roomy';

/** In px or percent; `rest` columns share the remaining width. */
export type ColumnWidth = number | `${number}%` | 'rest';

interface TableFrameProps extends ComponentProps<'table'> {
  label: string;
  density?: Density | undefined;
  /** New rows are loading; the old ones stay, dimmed. */
  stale?: boolean | undefined;
  /** Column widths; without them the content decides. */
  widths?: readonly ColumnWidth[] | undefined;
  /** Reduces the padding, for tables with many columns. */
  dense?: boolean | undefined;
  /** Below this width the table scrolls sideways. */
  minWidth?: number | undefined;
}

/** A table with fixed row heights. It scrolls sideways inside its frame; if it fits, its head is sticky. */
export function TableFrame(props: TableFrameProps) {
  const { label, density = 'normal', stale, widths, dense, minWidth, className, style, children, ...rest } = props;
  return (
    <div ref={observeFit} className={styles.scroller}>
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

/** A head cannot be sticky inside a container that scrolls sideways. */
function observeFit(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined;
  const observer = new ResizeObserver(() => {
    scroller.toggleAttribute('data-fits', scroller.scrollWidth <= scroller.clientWidth);
  });
  for (const element of [scroller, ...scroller.children]) observer.observe(element);
  return () => observer.disconnect();
}

import type { ReactNode } from 'react';
import { columnCounts } from './cells.tsx';
import cells from './cells.module.css';
import { classNames } from './class-names.ts';
import styles from './ruled-loading.module.css';
import { type Density, TableFrame } from './table-frame.tsx';
import { useUiText } from './ui-text.tsx';

interface RuledTableProps {
  /** Widths in px; `rest` shares what is left. */
  columns: readonly (number | 'rest')[];
  rows?: number | undefined;
  heads?: readonly ReactNode[] | undefined;
  density?: Density | undefined;
  label?: string | undefined;
}

/** A table on its way: the empty form at its true height, without a shimmer. */
export function RuledTable({ columns, rows = 20, heads, density, label }: RuledTableProps) {
  const text = useUiText();
  const spoken = label ?? text('ui.loading');
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <div aria-hidden="true">
        <TableFrame label={spoken} density={density} fixed>
          <colgroup>
            {columns.map((width, index) => (
              <col key={index} style={width === 'rest' ? undefined : { width }} />
            ))}
          </colgroup>
          {heads && (
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th key={index}>{head}</th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                {columns.map((_width, column) => (
                  <td key={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </div>
    </div>
  );
}

interface RuledCellsProps {
  cols?: number | undefined;
  phoneCols?: number | undefined;
  rows?: number | undefined;
  framed?: boolean | undefined;
  label?: string | undefined;
}

/** Facts on their way. */
export function RuledCells({ cols = 4, phoneCols = Math.min(cols, 2), rows = 2, framed, label }: RuledCellsProps) {
  const text = useUiText();
  return (
    <div
      aria-busy="true"
      className={classNames(cells.cells, framed && cells.framed)}
      style={columnCounts(cols, phoneCols)}
    >
      <p role="status" className="visually-hidden">
        {label ?? text('ui.loading')}
      </p>
      {Array.from({ length: cols * rows }, (_, index) => (
        <div key={index} className={classNames(cells.cell, styles.cell)} />
      ))}
    </div>
  );
}

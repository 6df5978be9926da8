import type { ReactNode } from 'react';
import { columnCounts } from './cells.tsx';
import cells from './cells.module.css';
import { classNames } from './class-names.ts';
import styles from './ruled-loading.module.css';
import { type ColumnWidth, type Density, TableFrame } from './table-frame.tsx';
import { useUiText } from './ui-text.tsx';

interface RuledTableProps {
  columns: readonly ColumnWidth[];
  rows?: number | undefined;
  /** The real table's own `<thead>`, so that nothing moves when the rows come. */
  head?: ReactNode;
  density?: Density | undefined;
  dense?: boolean | undefined;
  minWidth?: number | undefined;
  label?: string | undefined;
}

/** A table on its way: the empty form at its true height, without a shimmer. */
export function RuledTable(props: RuledTableProps) {
  const { columns, rows = 20, head, label, ...frame } = props;
  const text = useUiText();
  const blank = Array.from(columns, (_, column) => <td key={column} aria-hidden="true" />);
  const spoken = label ?? text('ui.loading');
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{spoken}</output>
      <div inert>
        <TableFrame {...frame} label={spoken} widths={columns}>
          {head}
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>{blank}</tr>
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
      <output className="visually-hidden">{label ?? text('ui.loading')}</output>
      {Array.from({ length: cols * rows }, (_, index) => (
        <div key={index} className={classNames(cells.cell, styles.cell)} />
      ))}
    </div>
  );
}

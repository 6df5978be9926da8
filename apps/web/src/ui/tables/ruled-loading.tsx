import type { ReactNode } from 'react';
import { columnCounts } from './cells.tsx';
import cells from './cells.module.css';
import { classNames } from '../frame/class-names.ts';
import styles from './ruled-loading.module.css';
import { type ColumnWidth, type Density, TableFrame } from './table-frame.tsx';
import { useUiText } from '../frame/ui-text.tsx';

interface RuledTableProps {
  columns: readonly ColumnWidth[];
  rows?: number | undefined;
  /** The `<thead>` of the real table, so that nothing moves when the rows arrive. */
  head?: ReactNode;
  density?: Density | undefined;
  dense?: boolean | undefined;
  minWidth?: number | undefined;
  label?: string | undefined;
}

/** The loading state of a table: empty rows at their final height, without a shimmer. */
export function RuledTable(props: RuledTableProps) {
  const { columns, rows = 20, head, label, ...frame } = props;
  const text = useUiText();
  const emptyCells = Array.from(columns, (_, column) => <td key={column} aria-hidden="true" />);
  const accessibleLabel = label ?? text('ui.loading');
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{accessibleLabel}</output>
      <div inert>
        <TableFrame {...frame} label={accessibleLabel} widths={columns}>
          {head}
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>{emptyCells}</tr>
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

import type { ReactNode } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './cells.module.css';

export interface CellsProps {
  cols?: number | undefined;
  phoneCols?: number | undefined;
  /** Draws a frame, for use outside a sheet. */
  framed?: boolean | undefined;
  children: ReactNode;
}

/** Ruled cells: shadows of 1 px draw the lines, and an incomplete row shows the sheet's background. */
export function Cells({ cols = 4, phoneCols = Math.min(cols, 2), framed, children }: CellsProps) {
  return (
    <div className={classNames(styles.cells, framed && styles.framed)} style={columnCounts(cols, phoneCols)}>
      {children}
    </div>
  );
}

interface CellProps {
  caption?: ReactNode;
  wide?: boolean | undefined;
  full?: boolean | undefined;
  children?: ReactNode;
}

export function Cell({ caption, wide, full, children }: CellProps) {
  return (
    <div className={classNames(styles.cell, wide && styles.wide, full && styles.full)}>
      {caption !== undefined && <div className={styles.caption}>{caption}</div>}
      <div className={styles.value}>{children}</div>
    </div>
  );
}

export function columnCounts(cols: number, phoneCols: number): Record<`--${string}`, number> {
  return { '--cols': cols, '--phone-cols': phoneCols };
}

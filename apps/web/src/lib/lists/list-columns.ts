import type { MessageId } from '@seri/messages/message-id';
import type { ColumnWidth } from '../../ui/tables/table-frame.tsx';

export interface ListColumn<Sort extends string = string> {
  id: string;
  head: MessageId;
  width: ColumnWidth;
  sort?: Sort;
  numeric?: true;
  /** The head is visible to screen readers only. */
  quiet?: true;
  /** How the cell handles content that does not fit. */
  cell?: 'pic' | 'plate' | 'clip' | 'name' | 'lines';
}

/** Minimum width for all columns. A narrower table scrolls sideways in its frame and hides no column. */
export function minWidthOf(columns: readonly ListColumn[], leastRest: number): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : leastRest), 0);
}

import type { MessageId } from '@seri/messages/message-id';
import type { ColumnWidth } from '../ui/table-frame.tsx';

/** A column of a list, as data. */
export interface ListColumn<Sort extends string = string> {
  id: string;
  head: MessageId;
  width: ColumnWidth;
  /** Its head sorts by it. */
  sort?: Sort;
  numeric?: true;
  /** The head is for screen readers only. */
  quiet?: true;
  /** How the cell treats what does not fit. */
  cell?: 'pic' | 'plate' | 'clip' | 'name' | 'lines';
}

/** Room for every column: where there is less, the table scrolls sideways in its frame and hides nothing. */
export function roomOf(columns: readonly ListColumn[], leastRest: number): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : leastRest), 0);
}

import type { LotShape } from '@seri/domain/catalogue/page-types';
import type { ListingColumn } from './columns.data.ts';

/** Hidden columns per vehicle shape, stored as `car:engine,gear;bike:rates`. */
export type HiddenColumns = Readonly<Record<LotShape, readonly string[]>>;

const shapes: readonly LotShape[] = ['car', 'bike', 'machine'];

export function parseHidden(stored: string | null): HiddenColumns {
  const parts = (stored ?? '').split(';');
  const hiddenOf = (shape: LotShape) => {
    const entry = parts.find((part) => part.startsWith(`${shape}:`)) ?? '';
    return entry
      .slice(shape.length + 1)
      .split(',')
      .filter(Boolean);
  };
  return { car: hiddenOf('car'), bike: hiddenOf('bike'), machine: hiddenOf('machine') };
}

export function formatHidden(hidden: HiddenColumns): string {
  return shapes.flatMap((shape) => (hidden[shape].length > 0 ? [`${shape}:${hidden[shape].join(',')}`] : [])).join(';');
}

/** A screen as wide as `width`, of which a panel leaves the list less room if `isTight`. */
interface Room {
  width: number;
  isTight: boolean;
}

const allRoom: Room = { width: Infinity, isTight: false };

/** The columns for which there is room, without those that the reader has hidden. */
export function shownColumns(
  columns: readonly ListingColumn[],
  hiddenIds: readonly string[],
  { width, isTight }: Room = allRoom,
): ListingColumn[] {
  const shown = columns.filter(
    ({ id, alwaysShown, from = 0 }) => alwaysShown || (from <= width && !hiddenIds.includes(id)),
  );
  return isTight ? shown.map(tightened) : shown;
}

function tightened(column: ListingColumn): ListingColumn {
  return column.tightWidth === undefined ? column : { ...column, width: column.tightWidth, quiet: true };
}

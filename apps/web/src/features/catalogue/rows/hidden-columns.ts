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

export function shownColumns(
  columns: readonly ListingColumn[],
  hiddenIds: readonly string[],
  isTight = false,
): ListingColumn[] {
  const shown = columns.filter(
    ({ id, alwaysShown, hidesWhenTight }) => alwaysShown || !(hiddenIds.includes(id) || (isTight && hidesWhenTight)),
  );
  return isTight ? shown.map(tightened) : shown;
}

function tightened(column: ListingColumn): ListingColumn {
  return column.tightWidth === undefined ? column : { ...column, width: column.tightWidth, quiet: true };
}

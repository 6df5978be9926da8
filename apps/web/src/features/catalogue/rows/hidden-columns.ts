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

/** The columns for which a screen of this width has room, without those that the reader has hidden. */
export function shownColumns(
  columns: readonly ListingColumn[],
  hiddenIds: readonly string[],
  width: number = Infinity,
): ListingColumn[] {
  return columns.filter(({ id, alwaysShown, from = 0 }) => alwaysShown || (from <= width && !hiddenIds.includes(id)));
}

import type { LotShape } from '@seri/domain/catalogue/page-types';
import type { Column } from './columns.data.ts';

/** Columns that were taken out of a table, by the shape of its lots: `car:engine,gear;bike:rates`. */
export type HiddenColumns = Readonly<Record<LotShape, readonly string[]>>;

const shapes: readonly LotShape[] = ['car', 'bike', 'machine'];

export function parseHidden(stored: string | null): HiddenColumns {
  const parts = (stored ?? '').split(';');
  const hiddenOf = (shape: LotShape) => {
    const own = parts.find((part) => part.startsWith(`${shape}:`)) ?? '';
    return own
      .slice(shape.length + 1)
      .split(',')
      .filter(Boolean);
  };
  return { car: hiddenOf('car'), bike: hiddenOf('bike'), machine: hiddenOf('machine') };
}

export function formatHidden(hidden: HiddenColumns): string {
  return shapes.flatMap((shape) => (hidden[shape].length > 0 ? [`${shape}:${hidden[shape].join(',')}`] : [])).join(';');
}

export function shownColumns(columns: readonly Column[], hiddenIds: readonly string[], isTight = false): Column[] {
  return columns.filter(({ id, stays, yields }) => stays || !(hiddenIds.includes(id) || (isTight && yields)));
}

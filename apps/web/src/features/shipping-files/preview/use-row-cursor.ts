import { useState } from 'react';
import type { RowOfList } from '../shipping-files.ts';

/** The row that keys are meant for, and the rows whose details are open. Beyond the ends of a page is the next one. */
export function useRowCursor(rows: readonly RowOfList[], turnPage: (by: 1 | -1) => void) {
  const [cursor, moveTo] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const at = rows.findIndex(({ place }) => place === cursor);
  const walk = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by];
    if (!next) return turnPage(by);
    moveTo(next.place);
    return focusRowOf(next.place);
  };
  const toggle = (place: number) =>
    setOpened((now) => (now.has(place) ? new Set([...now].filter((one) => one !== place)) : new Set([...now, place])));
  return { current: rows[at], moveTo, opened, toggle, walk };
}

const focusRowOf = (place: number) => document.querySelector<HTMLElement>(`[data-row-place="${place}"]`)?.focus();

import { useEffect, useLayoutEffect, useRef } from 'react';
import { listFocusable } from '../../../ui/find-focusable.ts';
import type { Lot } from './lots.ts';

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-lot-id="${id}"]`);

export interface CurrentLot {
  /** Undefined before the keyboard has been in the list. */
  get: () => Lot | undefined;
  /** To the neighbour; from nowhere to the first or the last. */
  move: (by: 1 | -1) => void;
  stand: (id: number) => void;
  open: () => void;
  openFavourite: () => void;
}

/** The lot where the keyboard stands: the focus is on its link, and its row is marked for as long as the page holds it. */
export function useCurrentLot(lots: readonly Lot[]): CurrentLot {
  const place = useRef({ id: 0, index: -1 });
  useFocusKept(
    () => lots.find(({ id }) => id === place.current.id) ?? lots[Math.min(place.current.index, lots.length - 1)],
  );

  const mark = (id: number) => {
    rowOf(place.current.id)?.removeAttribute('aria-current');
    place.current = { id, index: lots.findIndex((lot) => lot.id === id) };
    rowOf(id)?.setAttribute('aria-current', 'true');
  };
  const stand = (id: number) => {
    mark(id);
    const row = rowOf(id);
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  // Whatever puts the focus into a row stands there.
  const markFocused = useRef(mark);
  useEffect(() => {
    markFocused.current = mark;
    // A row that was drawn anew is marked anew.
    rowOf(place.current.id)?.setAttribute('aria-current', 'true');
  });
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-lot-id]') : null;
      if (row) markFocused.current(Number(row.dataset['lotId']));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  const indexNow = () => lots.findIndex((lot) => lot.id === place.current.id);
  return {
    get: () => lots[indexNow()],
    stand,
    move(by) {
      const last = lots.length - 1;
      const index = indexNow();
      // Of a lot that has gone the place is left, and the next one has moved up to it.
      const from = index >= 0 || place.current.index < 0 ? index : place.current.index - (by > 0 ? 1 : 0);
      const start = from < 0 && by < 0 && place.current.index < 0 ? last + 1 : from;
      const next = lots[Math.min(Math.max(start + by, 0), last)];
      if (next) stand(next.id);
    },
    open: () => rowOf(place.current.id)?.querySelector('a')?.click(),
    // The one button of a row that opens a dialog.
    openFavourite: () => rowOf(place.current.id)?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click(),
  };
}

/** When what has the focus goes with its lot, the same control of the lot in its place has it. */
function useFocusKept(inPlace: () => Lot | undefined): void {
  const held = useRef<{ element: Element; control: number }>(null);
  useEffect(() => {
    const take = ({ target }: FocusEvent) => {
      const element = target instanceof HTMLElement ? target : null;
      const row = element?.closest<HTMLElement>('[data-lot-id]');
      held.current = element && row ? { element, control: listFocusable(row).indexOf(element) } : null;
    };
    // Some browsers tell of it, too, when an element is being removed: only what then still stands was left by its reader.
    const leave = () => {
      queueMicrotask(() => {
        if (held.current?.element.isConnected && !held.current.element.matches(':focus')) held.current = null;
      });
    };
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  useLayoutEffect(() => {
    const lot = inPlace();
    if (!held.current || held.current.element.isConnected || document.activeElement !== document.body || !lot) return;
    const row = rowOf(lot.id);
    const controls = row ? listFocusable(row) : [];
    controls[Math.min(held.current.control, controls.length - 1)]?.focus();
  });
}

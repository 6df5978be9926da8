import { useEffect, useLayoutEffect, useRef } from 'react';
import { listFocusable } from '../../../ui/menus/find-focusable.ts';
import type { Lot } from '../list/lots.ts';

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-lot-id="${id}"]`);

export interface CurrentLot {
  /** Undefined until the focus has been in the list. */
  get: () => Lot | undefined;
  /** Moves to the next or previous lot; without a current lot, to the first or the last. */
  move: (by: 1 | -1) => void;
  focus: (id: number) => void;
  open: () => void;
  openFavourite: () => void;
}

/** Keyboard position in the list: the focus is on the link of a lot, and its row is marked with `aria-current`. */
export function useCurrentLot(lots: readonly Lot[]): CurrentLot {
  const position = useRef({ id: 0, index: -1 });
  useFocusRestored(
    () => lots.find(({ id }) => id === position.current.id) ?? lots[Math.min(position.current.index, lots.length - 1)],
  );

  const mark = (id: number) => {
    rowOf(position.current.id)?.removeAttribute('aria-current');
    position.current = { id, index: lots.findIndex((lot) => lot.id === id) };
    rowOf(id)?.setAttribute('aria-current', 'true');
  };
  const focus = (id: number) => {
    mark(id);
    const row = rowOf(id);
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  // Any focus inside a row makes it the current one, also from a mouse or Tab.
  const markFocused = useRef(mark);
  useEffect(() => {
    markFocused.current = mark;
    // A remounted row has lost its mark.
    rowOf(position.current.id)?.setAttribute('aria-current', 'true');
  });
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-lot-id]') : null;
      if (row) markFocused.current(Number(row.dataset['lotId']));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  const indexNow = () => lots.findIndex((lot) => lot.id === position.current.id);
  return {
    get: () => lots[indexNow()],
    focus,
    move(by) {
      const last = lots.length - 1;
      const index = indexNow();
      // The current lot has left the list: continue from its index, which the next lot has taken.
      const from = index >= 0 || position.current.index < 0 ? index : position.current.index - (by > 0 ? 1 : 0);
      const start = from < 0 && by < 0 && position.current.index < 0 ? last + 1 : from;
      const next = lots[Math.min(Math.max(start + by, 0), last)];
      if (next) focus(next.id);
    },
    open: () => rowOf(position.current.id)?.querySelector('a')?.click(),
    // The favourite button is the only one in a row that opens a dialog.
    openFavourite: () =>
      rowOf(position.current.id)?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click(),
  };
}

/** If a lot leaves the list with the focus inside it, the same control of the lot now at its index gets the focus. */
function useFocusRestored(replacement: () => Lot | undefined): void {
  const focused = useRef<{ element: Element; control: number }>(null);
  useEffect(() => {
    const take = ({ target }: FocusEvent) => {
      const element = target instanceof HTMLElement ? target : null;
      const row = element?.closest<HTMLElement>('[data-lot-id]');
      focused.current = element && row ? { element, control: listFocusable(row).indexOf(element) } : null;
    };
    // Some browsers fire focusout for a removed element too. Only an element that is still connected was really left.
    const leave = () => {
      queueMicrotask(() => {
        if (focused.current?.element.isConnected && !focused.current.element.matches(':focus')) focused.current = null;
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
    const lot = replacement();
    if (!focused.current || focused.current.element.isConnected || document.activeElement !== document.body || !lot)
      return;
    const row = rowOf(lot.id);
    const controls = row ? listFocusable(row) : [];
    controls[Math.min(focused.current.control, controls.length - 1)]?.focus();
  });
}

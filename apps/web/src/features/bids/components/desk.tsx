import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/single-keys.ts';
import { selectRange } from '../api/desk-select.ts';
import { askStatus } from '../api/desk-status.ts';
import { takeBackLatest } from '../api/desk-take-back.ts';
import type { TrackedBid } from '../model/bids.ts';
import {
  createDesk,
  type Desk as DeskState,
  DeskContext,
  deskPage,
  type DeskReach,
  reachOf,
  showDesk,
} from '../model/desk.ts';
import { deskKeyOf } from '../model/desk-keys.ts';
import { useLayered } from '../model/desk-layers.ts';
import { openPrice } from '../model/desk-priced.ts';
import { deskQueue } from '../model/desk-queue.ts';
import { clearSelection, toggle } from '../model/desk-selection.ts';
import type { RenderPhoto } from '../model/slots.ts';
import { DeskBulk } from './desk-bulk.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';

interface DeskProps {
  /** All that are loaded, in the order of the list. */
  bids: readonly TrackedBid[];
  /** Of more than is loaded. */
  reach?: DeskReach;
  /** Where the keyboard stands. */
  current: TrackedBid | undefined;
  onMove: (by: 1 | -1) => void;
  onChat: (bid: TrackedBid) => void;
  renderPhoto: RenderPhoto;
  /** The list, of bids as they are to be: changes show before they are answered. */
  children: (bids: readonly TrackedBid[]) => ReactNode;
}

/** Where staff work on the bids of a list: its cells are `deskCells`, its tools stand around it. */
export function Desk({ bids, reach = reachOf(bids), children, renderPhoto, ...keys }: DeskProps) {
  const [desk] = useState(() => createDesk(deskPage));
  const shown = useLayered(bids);
  useLayoutEffect(() => showDesk(desk), [desk]);
  useLayoutEffect(() => desk.reach.set(reach));
  useEffect(() => deskQueue.forget(), []);
  useDeskKeys(desk, shown, keys);
  return (
    <DeskContext value={desk}>
      {children(shown)}
      <DeskBulk bids={shown} />
      <DeskDialogs renderPhoto={renderPhoto} />
    </DeskContext>
  );
}

type KeyWork = Pick<DeskProps, 'current' | 'onMove' | 'onChat'>;

/** Single keys, by their place on the keyboard, wherever the focus is on the page. */
function useDeskKeys(desk: DeskState, bids: readonly TrackedBid[], { current, onMove, onChat }: KeyWork): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !singleKeys.get() || isKeyTaken(event.target)) return;
    const key = deskKeyOf(event);
    const selected = desk.selected.get();
    const here = current && bids.find(({ bidId }) => bidId === current.bidId);
    const chosen = bids.filter(({ bidId }) => selected.has(bidId));
    const picked = chosen.length > 0 || !here ? chosen : [here];
    const work = {
      next: () => onMove(1),
      previous: () => onMove(-1),
      undo: () => takeBackLatest(desk),
      clear: (selected.size > 0 || desk.reading.get()) && (() => clearSelection(desk)),
      select: here && (() => toggle(desk, here.bidId)),
      range: here && (() => void selectRange(desk, here.bidId)),
      edit: here?.can.editPrice && (() => desk.dialog.set({ is: 'edit', bid: here })),
      sold: here?.can.editSoldPrice && (() => openPrice(desk, here.bidId)),
      chat: here && (() => onChat(here)),
    };
    // As the buttons are off while several are on their way.
    const set = (status: number) => !desk.progress.get() && (() => askStatus(desk, picked, status));
    if (event.repeat && key !== 'next' && key !== 'previous') return;
    const act = typeof key === 'number' ? set(key) : key && work[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

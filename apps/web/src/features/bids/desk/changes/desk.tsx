import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isKeyTaken, singleKeys } from '../../../../lib/browser/single-keys.ts';
import { requestStatus } from './change-status.ts';
import { selectRange } from './select-bids.ts';
import type { ListedBid } from '../../list/bids.ts';
import {
  createDesk,
  type Desk as DeskState,
  DeskContext,
  deskPage,
  type ListAccess,
  listAccessOf,
  showDesk,
} from './desk.ts';
import { deskKeyOf } from '../table/desk-keys.ts';
import { useLayeredBids } from './desk-layers.ts';
import { openPriceField } from './price-field.ts';
import { deskQueue } from './desk-queue.ts';
import { clearSelection, toggle } from './desk-selection.ts';
import type { RenderBidPhoto } from '../../list/slots.ts';
import { DeskBulk } from '../dialogs/desk-bulk.tsx';
import { DeskDialogs } from '../dialogs/desk-dialogs.tsx';
import { takeBackLatest } from './take-back.ts';

interface DeskProps {
  bids: readonly ListedBid[];
  /** Reads bids beyond the loaded ones. */
  access?: ListAccess;
  current: ListedBid | undefined;
  onMove: (by: 1 | -1) => void;
  onChat: (bid: ListedBid) => void;
  renderPhoto: RenderBidPhoto;
  /** Gets the bids with their optimistic layers. */
  children: (bids: readonly ListedBid[]) => ReactNode;
}

/** The frame of a list that staff edit: keys, toolbar and dialogs. Its cells are `deskCells`. */
export function Desk({ bids, access = listAccessOf(bids), children, renderPhoto, ...keys }: DeskProps) {
  const [desk] = useState(() => createDesk(deskPage));
  const shown = useLayeredBids(bids);
  useLayoutEffect(() => showDesk(desk), [desk]);
  useLayoutEffect(() => desk.access.set(access));
  useEffect(() => deskQueue.forgetVersions(), []);
  useDeskKeys(desk, shown, keys);
  return (
    <DeskContext value={desk}>
      {children(shown)}
      <DeskBulk bids={shown} />
      <DeskDialogs renderPhoto={renderPhoto} />
    </DeskContext>
  );
}

type KeyHandlers = Pick<DeskProps, 'current' | 'onMove' | 'onChat'>;

/** Single keys, by their place on the keyboard, wherever the focus is on the page. */
function useDeskKeys(desk: DeskState, bids: readonly ListedBid[], { current, onMove, onChat }: KeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !singleKeys.get() || isKeyTaken(event.target)) return;
    const key = deskKeyOf(event);
    const selected = desk.selected.get();
    const currentBid = current && bids.find(({ bidId }) => bidId === current.bidId);
    const chosen = bids.filter(({ bidId }) => selected.has(bidId));
    const picked = chosen.length > 0 || !currentBid ? chosen : [currentBid];
    const work = {
      next: () => onMove(1),
      previous: () => onMove(-1),
      undo: () => takeBackLatest(desk),
      clear: (selected.size > 0 || desk.reading.get()) && (() => clearSelection(desk)),
      select: currentBid && (() => toggle(desk, currentBid.bidId)),
      range: currentBid && (() => void selectRange(desk, currentBid.bidId)),
      edit: currentBid?.can.editPrice && (() => desk.dialog.set({ is: 'edit', bid: currentBid })),
      sold: currentBid?.can.editSoldPrice && (() => openPriceField(desk, currentBid.bidId)),
      chat: currentBid && (() => onChat(currentBid)),
    };
    // Digits are off during a bulk change, like the buttons.
    const set = (status: number) => !desk.progress.get() && (() => requestStatus(desk, picked, status));
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

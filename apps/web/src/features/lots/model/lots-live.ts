import type { LotFigures } from '@seri/contract/events';
import { isOpen } from '@seri/domain/lots/lot-states';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { askLotAnew, detailOf, type LotView, lotViewKey, lotViewsKey } from './lot-view.ts';

/** The page of a lot that runs follows it, and every one its note. */
export function followLots(): () => void {
  const stops = [
    live.on('lots.changed', ({ lots }) => {
      const asked = lots.filter(needsAsking);
      void showOnPages(queryClient, lots);
      for (const { id } of asked) void askLotAnew(id);
    }),
    live.on('lot.noted', ({ lotId }) => void askLotAnew(lotId)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** R42, R50: its deadlines move with its session, and what is offered again takes bids: only the server knows how. */
function needsAsking({ id, status, runsAt }: LotFigures): boolean {
  const held = queryClient.getQueryData<LotView>(lotViewKey(String(id)));
  if (!held) return false;
  const isBack = held.bidInfo.auctionFinished && isOpen(status);
  return isBack || Date.parse(held.lotInfo.auctionDate) !== Date.parse(runsAt);
}

export function showOnPages(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<LotView>(client, lotViewsKey, (view) => withFigures(view, figures.get(detailOf(view).id)));
}

function withFigures(view: LotView, figures: LotFigures | undefined): LotView {
  if (!figures) return view;
  const { status, soldPrice, runsAt } = figures;
  const changed = {
    lotInfo: { ...view.lotInfo, status, auctionDate: runsAt },
    // One that a client has won is over before the house says so.
    bidInfo: { ...view.bidInfo, soldPrice, auctionFinished: view.bidInfo.auctionFinished || !isOpen(status) },
  };
  // Whichever kind it is, its own parts stay as they are.
  return { ...view, ...changed } as LotView;
}

import type { LotFigures } from '@seri/contract/events';
import { isOpen } from '@seri/domain/lots/lot-states';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/live/page-live.ts';
import { patchHeld } from '../../../lib/calls/patch-held.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { refetchLot, detailOf, type LotView, lotViewKey, lotViewsKey } from './lot-view.ts';

/** Live events update lot pages: status and prices of running lots, and changed notes. */
export function followLots(): () => void {
  const stops = [
    live.on('lots.changed', ({ lots }) => {
      const outdated = lots.filter(needsRefetch);
      void showOnPages(queryClient, lots);
      for (const { id } of outdated) void refetchLot(id);
    }),
    live.on('lot.noted', ({ lotId }) => void refetchLot(lotId)),
    live.on('lot.pictured', ({ lotId }) => void refetchLot(lotId)),
    // The answer says what the reader may do on the lot.
    live.on('account.changed', () => void queryClient.invalidateQueries({ queryKey: lotViewsKey })),
  ];
  return () => stops.forEach((stop) => stop());
}

/** R42, R50: deadlines move with the session, and a lot offered again takes bids. Only the server can compute these. */
function needsRefetch({ id, status, runsAt }: LotFigures): boolean {
  const cached = queryClient.getQueryData<LotView>(lotViewKey(String(id)));
  if (!cached) return false;
  const isOfferedAgain = cached.bidInfo.auctionFinished && isOpen(status);
  return isOfferedAgain || Date.parse(cached.lotInfo.auctionDate) !== Date.parse(runsAt);
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
    // A lot won by a client is over for us before its house says so.
    bidInfo: { ...view.bidInfo, soldPrice, auctionFinished: view.bidInfo.auctionFinished || !isOpen(status) },
  };
  // The spread keeps the fields of each kind, which TypeScript cannot see.
  return { ...view, ...changed } as LotView;
}

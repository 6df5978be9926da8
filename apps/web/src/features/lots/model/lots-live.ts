import type { LotFigures } from '@seri/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { live } from '../../../lib/page-live.ts';
import { patchHeld } from '../../../lib/patch-held.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type CarView, carViewsKey } from './car-view.ts';

/** The page of a lot that runs follows it. */
export function followLots(): () => void {
  return live.on('lots.changed', ({ lots }) => void showOnPages(queryClient, lots));
}

export function showOnPages(client: QueryClient, lots: readonly LotFigures[]): Promise<void> {
  const figures = new Map(lots.map((lot) => [lot.id, lot]));
  return patchHeld<CarView>(client, carViewsKey, (view) => withFigures(view, figures.get(view.carCommonDetail.id)));
}

function withFigures(view: CarView, figures: LotFigures | undefined): CarView {
  if (!figures) return view;
  const { status, soldPrice, runsAt } = figures;
  return {
    ...view,
    lotInfo: { ...view.lotInfo, status, auctionDate: runsAt },
    bidInfo: { ...view.bidInfo, soldPrice },
  };
}

import type { AnswerOf } from '@seri/contract/call';
import type { lotCalls } from '@seri/contract/stock/lots.calls';
import type { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { QueryClient } from '@tanstack/react-query';
import { askAnew, queryClient } from '../../../lib/query-client.ts';

/** A lot as its reader sees it, and as somebody who was only sent a link does. */
export type LotView = AnswerOf<(typeof lotCalls)[PageType]['view']>;
export type SharedLotView = AnswerOf<(typeof sharedLotCalls)[PageType]['view']>;
export type ViewedLot = LotView | SharedLotView;

export type CarParts = Pick<AnswerOf<(typeof lotCalls)['car-auction']['view']>, 'carInfo' | 'carSpecification'>;
export type BikeParts = Pick<
  AnswerOf<(typeof lotCalls)['bikes']['view']>,
  'bikeInfo' | 'bikeSpecification' | 'lotInfo'
>;
export type MachineParts = Pick<AnswerOf<(typeof lotCalls)['machinery']['view']>, 'mechInfo' | 'mechSpecification'>;
export type DecodedSheet = NonNullable<ViewedLot['sheet']>;
export type Decoded = DecodedSheet['points'][number];
export type SheetMark = DecodedSheet['marks'][number];

export const lotViewsKey = ['lots', 'view'] as const;
export const lotViewKey = (id: string) => [...lotViewsKey, id] as const;

/** What every lot has, by whichever name its kind calls it. */
export function detailOf(lot: ViewedLot) {
  if ('carCommonDetail' in lot) return lot.carCommonDetail;
  return 'bikeCommonDetail' in lot ? lot.bikeCommonDetail : lot.mechCommonDetail;
}

export function vehicleOf(lot: ViewedLot) {
  if ('carInfo' in lot) return lot.carInfo;
  return 'bikeInfo' in lot ? lot.bikeInfo : lot.mechInfo;
}

export function specificationOf(lot: ViewedLot) {
  if ('carSpecification' in lot) return lot.carSpecification;
  return 'bikeSpecification' in lot ? lot.bikeSpecification : lot.mechSpecification;
}

/** `Toyota Harrier Z` */
export function lotName(lot: ViewedLot): string {
  const { maker, model } = vehicleOf(lot);
  return [maker, model, specificationOf(lot).grade].filter(Boolean).join(' ');
}

/** `Toyota Harrier, 2021` */
export function lotTitle(lot: ViewedLot): string {
  const { maker, model, year } = vehicleOf(lot);
  return [`${maker} ${model}`, year].filter(Boolean).join(', ');
}

/** `USS Tokyo · 71044 · Toyota Harrier, 2021` */
export function lotHeadline(lot: ViewedLot): string {
  const { auctionName, lotNumber } = lot.lotInfo;
  return [auctionName, lotNumber, lotTitle(lot)].filter(Boolean).join(' · ');
}

/** Changes a lot page that is held, without asking again. */
export function patchLotView(client: QueryClient, lotId: number, patch: Pick<LotView, 'wishList'>): void {
  const queryKey = lotViewKey(String(lotId));
  client.setQueryData<LotView>(queryKey, (view) => view && { ...view, ...patch });
  askAnew(client, queryKey);
}

/** What only the server can say of it now. */
export function askLotAnew(lotId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: lotViewKey(String(lotId)) });
}

import type { AnswerOf } from '@seri/contract/call';
import type { lotCalls } from '@seri/contract/stock/lots.calls';
import type { sharedLotCalls } from '@seri/contract/screens/shared-lot.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { DecodedSheet } from '@seri/domain/sheet/decoded-sheet';
import type { QueryClient } from '@tanstack/react-query';
import { restartFetches, queryClient } from '../../../lib/calls/query-client.ts';

/** LotView is a lot for a signed-in reader, SharedLotView one for a visitor with a link. */
export type LotView = AnswerOf<(typeof lotCalls)[PageType]['view']>;
export type SharedLotView = AnswerOf<(typeof sharedLotCalls)[PageType]['view']>;
export type ViewedLot = LotView | SharedLotView;

export type CarParts = Pick<AnswerOf<(typeof lotCalls)['car-auction']['view']>, 'carInfo' | 'carSpecification'>;
export type BikeParts = Pick<
  AnswerOf<(typeof lotCalls)['bikes']['view']>,
  'bikeInfo' | 'bikeSpecification' | 'lotInfo'
>;
export type MachineParts = Pick<AnswerOf<(typeof lotCalls)['machinery']['view']>, 'mechInfo' | 'mechSpecification'>;
export type SheetMark = DecodedSheet['marks'][number];

export const lotViewsKey = ['lots', 'view'] as const;
export const lotViewKey = (id: string) => [...lotViewsKey, id] as const;

/** The details common to all kinds, under the field name of each kind. */
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

/** Patches the cached page of a lot without refetching. */
export function patchLotView(client: QueryClient, lotId: number, patch: Pick<LotView, 'wishList'>): void {
  const queryKey = lotViewKey(String(lotId));
  client.setQueryData<LotView>(queryKey, (view) => view && { ...view, ...patch });
  restartFetches(client, queryKey);
}

/** Refetches the page of a lot when a change needs data from the server. */
export function refetchLot(lotId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: lotViewKey(String(lotId)) });
}

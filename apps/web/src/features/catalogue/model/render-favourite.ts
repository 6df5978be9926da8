import type { CarLot } from '@seri/contract/catalogue.schema';
import type { ReactNode } from 'react';

/** The listing leaves a place for another feature; the app fills it. */
export type RenderFavourite = (lot: CarLot) => ReactNode;

export const carName = (lot: Pick<CarLot, 'maker' | 'model'>): string => `${lot.maker} ${lot.model}`;
export const carHref = (id: number): string => `/car-auctions/${id}`;

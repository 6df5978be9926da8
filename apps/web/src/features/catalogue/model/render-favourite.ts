import type { ReactNode } from 'react';
import type { CarLot } from './car-lots.ts';

/** The listing leaves a place for another feature; the app fills it. */
export type RenderFavourite = (lot: CarLot) => ReactNode;

export const carName = (lot: Pick<CarLot, 'maker' | 'model'>): string => `${lot.maker} ${lot.model}`;
export const carHref = (id: number): string => `/car-auctions/${id}`;

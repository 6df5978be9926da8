import type { Providers } from '@seri/api/entry/demonstration';
import type { AskedLot } from '@seri/api/features/stock/lots/asked-lot.query';
import { fractionOf } from '@seri/drawings/random';
import { pictureAddress } from '@seri/drawings/vehicles/picture-address';
import { extraPicturesOf, picturesOf } from '../lots/photo-row.ts';
import { decodeMonth } from './decode-month.ts';
import { slowService, type Wait } from './slow-service.ts';

/** The house has no more pictures of one car in ten. */
const without = 0.1;

/** The services that the demonstration asks in place of real ones. */
export function openDemoProviders(seed: number, wait?: Wait): Providers {
  const pictureService = slowService(seed, 'photo service', wait);
  const recordService = slowService(seed, 'record service', wait);
  return {
    photos: {
      async findPhotos(lot, times, signal) {
        await pictureService(lot.externalId, times, signal);
        const hasNone = fractionOf(seed, lot.externalId, 'more photos') < without;
        return hasNone ? [] : addressesOf(extraPicturesOf(lot));
      },
    },
    months: {
      async findMonth(lot, times, signal) {
        await recordService(lot.externalId, times, signal);
        return decodeMonth(lot);
      },
    },
    reload: {
      listPhotos: async (lot: AskedLot) => addressesOf(picturesOf(lot)),
    },
  };
}

const addressesOf = (pictures: ReturnType<typeof picturesOf>) => pictures.map(pictureAddress);

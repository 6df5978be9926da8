import { listingsKey } from '../catalogue/list/lots.ts';

/** A key below the listings, so that live changes of lots apply to favourites too. */
export const favouritesKey = [...listingsKey, 'favourites'] as const;

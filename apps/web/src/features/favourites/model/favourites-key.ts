import { listingsKey } from '../../catalogue/model/lots.ts';

/** Among the listings: what passes in them passes here too. */
export const favouritesKey = [...listingsKey, 'favourites'] as const;

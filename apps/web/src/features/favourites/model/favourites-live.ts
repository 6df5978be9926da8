import { live } from '../../../lib/page-live.ts';
import { showFavourite } from './show-favourite.ts';

/** Every tab and browser of the account follows. */
export function followFavourites(): () => void {
  return live.on('favourite.changed', ({ lotId, group }) => showFavourite(lotId, group));
}

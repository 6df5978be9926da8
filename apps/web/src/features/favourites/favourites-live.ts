import { live } from '../../lib/live/page-live.ts';
import { showFavourite } from './show-favourite.ts';

/** Keeps all tabs and browsers of the account in sync. */
export function followFavourites(): () => void {
  return live.on('favourite.changed', ({ lotId, group }) => showFavourite(lotId, group));
}

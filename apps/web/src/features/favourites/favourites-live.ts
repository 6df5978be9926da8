import { live } from '../../lib/live/page-live.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { groupNamesKey } from './group-names.query.ts';
import { showFavourite } from './show-favourite.ts';

/** Keeps all tabs and browsers of the account in sync. */
export function followFavourites(): () => void {
  const stops = [
    live.on('favourite.changed', ({ lotId, group }) => showFavourite(lotId, group)),
    live.on('favourites.named', () => void queryClient.invalidateQueries({ queryKey: groupNamesKey })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

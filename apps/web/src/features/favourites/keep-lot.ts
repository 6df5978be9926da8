import { type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { storage } from '../../lib/browser/browser-storage.ts';
import { reactToRefusal } from '../../lib/calls/on-refusal.ts';
import type { Text } from '../../lib/language/text.ts';
import { toast } from '../../ui/passing/toast.ts';
import { chooseGroup, type FavouriteLot } from './choose-group.ts';

const lastGroup = (): FavouriteGroup => favouriteGroups.find((group) => group === storage.read('lastGroup')) ?? 'A';

export const noteGroup = (group: FavouriteGroup): void => storage.write('lastGroup', group);

/** One key keeps a lot in the group that was used last, or removes it from its group. */
export async function keepLot(text: Text, lot: FavouriteLot & { number: string }): Promise<void> {
  const { number } = lot;
  const group = lot.group ?? lastGroup();
  const refusal = await chooseGroup(lot, group);
  if (refusal) return reactToRefusal(text, refusal, { title: text('favourites.failed') });
  const title = lot.group
    ? text('favourites.kept.removed', { number })
    : text('favourites.kept.added', { number, group });
  toast({ tone: 'good', title });
}

import { type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { storage } from '../../lib/browser/browser-storage.ts';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { toast } from '../../ui/passing/toast.ts';
import { chooseGroup, type FavouriteLot } from './choose-group.ts';

const lastGroup = (): FavouriteGroup => favouriteGroups.find((group) => group === storage.read('lastGroup')) ?? 'A';

export const noteGroup = (group: FavouriteGroup): void => storage.write('lastGroup', group);

/** One key keeps a lot in the group that was used last, or removes it from its group. */
export function useKeepLot(): (lot: FavouriteLot & { number: string }) => void {
  const text = useText();
  const onRefusal = useOnRefusal();
  return (lot) => {
    const { number } = lot;
    const group = lot.group ?? lastGroup();
    void chooseGroup(lot, group).then((refusal) => {
      if (refusal) return onRefusal(refusal, { title: text('favourites.failed') });
      const title = lot.group
        ? text('favourites.kept.removed', { number })
        : text('favourites.kept.added', { number, group });
      return toast({ tone: 'good', title });
    });
  };
}

import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { toast } from '../../ui/passing/toast.ts';
import { chooseGroup, type FavouriteLot } from './choose-group.ts';

interface FavouriteMove {
  lot: Pick<FavouriteLot, 'id' | 'type'> & { number: string };
  from: FavouriteGroup;
  to: FavouriteGroup | null;
}

export function useUndo(): (choice: FavouriteMove) => void {
  const text = useText();
  const onRefusal = useOnRefusal();
  return ({ lot, from, to }) => {
    const undo = async () => {
      const refusal = await chooseGroup({ ...lot, group: to }, from);
      if (refusal) onRefusal(refusal, { title: text('favourites.failed') });
    };
    const { number } = lot;
    toast({
      tone: 'good',
      title: to ? text('favouriteList.moved', { number, group: to }) : text('favouriteList.removed', { number }),
      action: { label: text('favouriteList.undo'), onSelect: () => void undo() },
    });
  };
}

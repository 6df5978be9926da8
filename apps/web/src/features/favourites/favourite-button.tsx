import { type FavouriteGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { useState } from 'react';
import { useOnRefusal } from '../../lib/calls/on-refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { FavMark } from '../../ui/marks/fav-mark.tsx';
import { Popover } from '../../ui/tables/popover.tsx';
import { chooseGroup, type FavouriteLot } from './choose-group.ts';
import { noteGroup } from './keep-lot.ts';
import { groupText } from './favourites.ts';
import { useGroupNames } from './group-names.query.ts';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  lot: FavouriteLot & { number: string };
  large?: boolean;
  /** Called after the server has confirmed, with the focus back on the button. */
  onChosen?: ((to: FavouriteGroup | null) => void) | undefined;
}

export function FavouriteButton({ lot, large = false, onChosen }: FavouriteButtonProps) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [pending, setPending] = useState<FavouriteGroup | null>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = useGroupNames(isOpen);
  const isAnyNamed = favouriteGroups.some((group) => nameOf(group) !== '');
  const state = lot.group ? text('favourites.inGroup', { group: lot.group }) : text('favourites.add');

  const choose = async (group: FavouriteGroup, close: () => void) => {
    if (pending) return undefined;
    setPending(group);
    const refusal = await chooseGroup(lot, group);
    setPending(null);
    if (refusal) return onRefusal(refusal, { title: text('favourites.failed') });
    noteGroup(group);
    close();
    return onChosen?.(group === lot.group ? null : group);
  };

  return (
    <Popover
      label={text('favourites.choose')}
      placement="bottom-end"
      trapsFocus
      onOpenChange={setOpen}
      trigger={(props) => (
        <FavMark
          {...props}
          group={lot.group}
          label={text('favourites.ofLot', { state, number: lot.number })}
          className={large ? styles.large : undefined}
        />
      )}
    >
      {(close) => (
        <div className={styles.groups}>
          <p className="cap">{text('favourites.choose')}</p>
          <div className={styles.row} data-named={isAnyNamed ? '' : undefined}>
            {favouriteGroups.map((group) => (
              <Button
                key={group}
                aria-pressed={group === lot.group}
                label={groupText(text, group, nameOf(group))}
                pending={group === pending}
                disabled={pending !== null && group !== pending}
                className={styles.group}
                onClick={() => void choose(group, close)}
              >
                <b>{group}</b>
                {nameOf(group)}
              </Button>
            ))}
          </div>
          <p className="sub">{text(lot.group ? 'favourites.hint' : 'favourites.hint.none')}</p>
        </div>
      )}
    </Popover>
  );
}

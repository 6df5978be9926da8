import { use, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isKeyTaken, singleKeys } from '../../../lib/single-keys.ts';
import { UiContext } from '../../../ui/ui-text.tsx';
import { useCurrentLot } from '../model/current-lot.ts';
import { commandOf, type KeyCommand } from '../model/key-commands.ts';
import type { LotSetting } from '../model/lot-view.ts';
import type { Lot } from '../model/lots.ts';
import { paletteOpen } from '../model/palette-open.ts';
import { KeyHints } from './key-hints.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LotPeek } from './lot-peek.tsx';

interface ListingKeysProps {
  lots: readonly Lot[];
  setting: LotSetting;
  /** The pages beside this one, where there are any. */
  previousHref: string | undefined;
  nextHref: string | undefined;
}

const quickSearch = '[data-quick-search]';

/** The list by the keyboard: keys while it stands, and below it what they are. */
export function ListingKeys({ lots, setting, previousHref, nextHref }: ListingKeysProps) {
  const { navigate } = use(UiContext);
  const current = useCurrentLot(lots);
  const [over, setOver] = useState<'help' | { peek: number }>();
  const turnTo = (href: string | undefined) => href !== undefined && navigate?.(href);

  const commands: Readonly<Record<KeyCommand, () => void>> = {
    next: () => current.move(1),
    previous: () => current.move(-1),
    down: () => current.move(1),
    up: () => current.move(-1),
    open: current.open,
    favourite: current.openFavourite,
    bid: () => {
      const lot = current.get();
      if (lot) setting.onBid?.(lot);
    },
    peek: () => {
      const lot = current.get();
      if (lot) setOver({ peek: lot.id });
    },
    search: () => {
      const field = document.querySelector<HTMLInputElement>(quickSearch);
      if (field?.checkVisibility()) field.select();
      else paletteOpen.set(true);
    },
    previousPage: () => turnTo(previousHref),
    nextPage: () => turnTo(nextHref),
    help: () => setOver('help'),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target)) return;
    const command = commandOf(event);
    if (!command || !isFree(command, event.target, current.get() !== undefined)) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const closePeek = (lot: Lot) => {
    // The dialog first gives the focus back to where it was opened.
    flushSync(() => setOver(undefined));
    current.stand(lot.id);
  };
  const peeked = over !== undefined && over !== 'help' && lots.find(({ id }) => id === over.peek);
  return (
    <>
      <KeyHints onHelp={commands.help} />
      {over === 'help' && <KeysHelp onClose={() => setOver(undefined)} />}
      {peeked && (
        <LotPeek
          lot={peeked}
          lots={lots}
          setting={setting}
          onMove={(lot) => setOver({ peek: lot.id })}
          onClose={() => closePeek(peeked)}
        />
      )}
    </>
  );
}

/** Keys that a page has a use for are taken where the list stands in their way: on a row, or with a row marked. */
function isFree(command: KeyCommand, target: EventTarget | null, hasCurrent: boolean): boolean {
  const element = target instanceof Element ? target : document.body;
  const isOnRowLink = element.closest('[data-lot-id] a') !== null;
  if (command === 'down' || command === 'up') return isOnRowLink;
  // A link opens itself; what is no link has its own press.
  if (command === 'open') return element === document.body && hasCurrent;
  if (command === 'peek') return isOnRowLink || (element === document.body && hasCurrent);
  // Letters do nothing for those who have turned them off.
  return singleKeys.get();
}

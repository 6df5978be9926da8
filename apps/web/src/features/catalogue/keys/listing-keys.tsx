import { use, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { UiContext } from '../../../ui/frame/ui-text.tsx';
import { useCurrentLot } from './current-lot.ts';
import { commandOf, type KeyCommand } from './key-commands.ts';
import type { LotSetting } from '../list/lot-view.ts';
import type { Lot } from '../list/lots.ts';
import { openPalette } from '../palette/palette-open.ts';
import { KeyHints } from './key-hints.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LotPeek } from '../rows/lot-peek.tsx';

interface ListingKeysProps {
  lots: readonly Lot[];
  setting: LotSetting;
  previousHref: string | undefined;
  nextHref: string | undefined;
}

export function ListingKeys({ lots, setting, previousHref, nextHref }: ListingKeysProps) {
  const { navigate } = use(UiContext);
  const current = useCurrentLot(lots);
  const [dialog, setDialog] = useState<'help' | { peek: number }>();
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
      if (lot) setDialog({ peek: lot.id });
    },
    search: openPalette,
    previousPage: () => turnTo(previousHref),
    nextPage: () => turnTo(nextHref),
    help: () => setDialog('help'),
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isKeyTaken(event.target)) return;
    const command = commandOf(event);
    if (!command || !isAvailable(command, event.target, current.get() !== undefined)) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const closePeek = (lot: Lot) => {
    // Close the dialog first: it returns the focus to its opener, and only then can the row take it.
    flushSync(() => setDialog(undefined));
    current.focus(lot.id);
  };
  const peeked = dialog !== undefined && dialog !== 'help' && lots.find(({ id }) => id === dialog.peek);
  return (
    <>
      <KeyHints onHelp={commands.help} />
      {dialog === 'help' && <KeysHelp onClose={() => setDialog(undefined)} />}
      {peeked && (
        <LotPeek
          lot={peeked}
          lots={lots}
          setting={setting}
          onMove={(lot) => setDialog({ peek: lot.id })}
          onClose={() => closePeek(peeked)}
        />
      )}
    </>
  );
}

/**
 * Keys with a browser meaning (arrows, Enter, Space) are taken only on a row link, or on the page with a row marked.
 */
function isAvailable(command: KeyCommand, target: EventTarget | null, hasCurrent: boolean): boolean {
  const element = target instanceof Element ? target : document.body;
  const isOnRowLink = element.closest('[data-lot-id] a') !== null;
  if (command === 'down' || command === 'up') return isOnRowLink;
  // A focused link or button handles Enter itself.
  if (command === 'open') return element === document.body && hasCurrent;
  if (command === 'peek') return isOnRowLink || (element === document.body && hasCurrent);
  // Single-letter keys can be turned off.
  return singleKeys.get();
}

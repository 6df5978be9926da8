import { use, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { UiContext } from '../../../ui/frame/ui-text.tsx';
import { useCurrentLot } from './current-lot.ts';
import { commandOf, type KeyCommand, keyLines } from './key-commands.ts';
import type { LotSetting } from '../list/lot-view.ts';
import type { Lot } from '../list/lots.ts';
import { openPalette } from '../palette/palette-open.ts';
import { KeyHints } from './key-hints.tsx';
import { KeysHelp } from '../../../lib/keys/keys-help.tsx';
import { LotPeek } from '../peek/lot-peek.tsx';

interface ListingKeysProps {
  lots: readonly Lot[];
  setting: LotSetting;
  page: number;
  pageSize: number;
  total: number;
  /** The lots still belong to the page before. */
  isStale: boolean;
  previousHref: string | undefined;
  nextHref: string | undefined;
}

/** The peek stays open while a page is turned, and goes on with its first or last lot. */
type OpenDialog = 'help' | { peek: number; turningTo?: { page: number; edge: 'first' | 'last'; from: number } };

export function ListingKeys(props: ListingKeysProps) {
  const { lots, setting, page, pageSize, total, isStale, previousHref, nextHref } = props;
  const { navigate } = use(UiContext);
  const current = useCurrentLot(lots);
  const [dialog, setDialog] = useState<OpenDialog>();
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
  const turning = typeof dialog === 'object' && dialog.turningTo;
  if (turning && turning.page === page && !isStale) {
    const lot = turning.edge === 'first' ? lots[0] : lots.at(-1);
    setDialog(lot && { peek: lot.id });
  }
  const peekIndex = typeof dialog === 'object' ? lots.findIndex(({ id }) => id === dialog.peek) : -1;
  const peeked = lots[peekIndex];
  const pageOfLots = turning ? turning.from : page;
  const peekAt = (lot: Lot | undefined) => lot && (() => setDialog({ peek: lot.id }));
  const turnPeek = (edge: 'first' | 'last', by: 1 | -1, href: string | undefined) =>
    href === undefined || !peeked
      ? undefined
      : () => {
          setDialog({ peek: peeked.id, turningTo: { page: page + by, edge, from: pageOfLots } });
          turnTo(href);
        };
  // Until the page is there, another press would turn one more, and its lots would never be seen.
  const once = (move: (() => void) | undefined) => (turning && move ? () => {} : move);
  return (
    <>
      <KeyHints onHelp={commands.help} />
      {dialog === 'help' && <KeysHelp pageLines={keyLines} onClose={() => setDialog(undefined)} />}
      {peeked && (
        <LotPeek
          lot={peeked}
          nextLot={lots[peekIndex + 1]}
          place={{ index: (pageOfLots - 1) * pageSize + peekIndex + 1, total }}
          setting={setting}
          moves={{
            previous: once(peekAt(lots[peekIndex - 1]) ?? turnPeek('last', -1, previousHref)),
            next: once(peekAt(lots[peekIndex + 1]) ?? turnPeek('first', 1, nextHref)),
            previousPage: turnPeek('first', -1, previousHref),
            nextPage: turnPeek('first', 1, nextHref),
            favourite: () => setting.onKeep?.(peeked),
            bid:
              setting.onBid &&
              (() => {
                closePeek(peeked);
                setting.onBid?.(peeked);
              }),
          }}
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

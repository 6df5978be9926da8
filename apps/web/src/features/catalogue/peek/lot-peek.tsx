import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { singleKeys } from '../../../lib/browser/single-keys.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { noteVisited } from '../../lots/visited/visited-lots.ts';
import { commandOf, type KeyCommand } from '../keys/key-commands.ts';
import type { LotSetting } from '../list/lot-view.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { PeekFacts } from './peek-facts.tsx';
import { PeekPhotos } from './peek-photos.tsx';
import { PeekSheet, usePeekedView } from './peek-sheet.tsx';
import styles from './lot-peek.module.css';

export interface PeekMoves {
  /** Goes on over the end of a page; undefined at the first or the last lot of the list. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  previousPage: (() => void) | undefined;
  nextPage: (() => void) | undefined;
  favourite: () => void;
  bid: (() => void) | undefined;
}

interface LotPeekProps {
  lot: Lot;
  /** Its successor, whose pictures are loaded ahead. */
  nextLot: Lot | undefined;
  /** `23 of 300` */
  place: { index: number; total: number };
  setting: LotSetting;
  moves: PeekMoves;
  onClose: () => void;
}

/** A lot over its list: photos, auction sheet and facts side by side, and all keys of the list. */
export function LotPeek({ lot, nextLot, place, setting, moves, onClose }: LotPeekProps) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const view = usePeekedView(lot, nextLot);
  usePeekKeys(moves, onClose);
  const position = text('keys.peek.place', place);
  const hasSheet = view === undefined ? lot.pageType !== 'stock' : view.sheetImage !== null;
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      initialFocus={link}
      title={text('keys.peek.title', { number: lot.lotNo, name: makerAndModel(lot) })}
      footer={
        <>
          <span className={styles.place}>
            <Button
              icon={<ChevronUp aria-hidden="true" />}
              label={text('keys.peek.previous')}
              aria-disabled={!moves.previous}
              onClick={() => moves.previous?.()}
            />
            <Button
              icon={<ChevronDown aria-hidden="true" />}
              label={text('keys.peek.next')}
              aria-disabled={!moves.next}
              onClick={() => moves.next?.()}
            />
            <span className="sub">{position}</span>
          </span>
          {setting.renderFavourite(lot)}
          {moves.bid && <Button onClick={moves.bid}>{text('listing.bid')}</Button>}
          <ButtonLink
            ref={link}
            kind="primary"
            href={lotHref(lot, setting.listQuery)}
            target={setting.newTab ? '_blank' : undefined}
            onClick={() => noteVisited(lot.id)}
          >
            {text('keys.open')}
          </ButtonLink>
        </>
      }
    >
      <output className="visually-hidden">{`${lot.lotNo}, ${makerAndModel(lot)}, ${position}`}</output>
      <div className={styles.peek} data-sheet={hasSheet ? '' : undefined}>
        <PeekPhotos key={lot.id} lot={lot} />
        {hasSheet && <PeekSheet lot={lot} address={view?.sheetImage} />}
        <PeekFacts lot={lot}>{view && setting.renderView?.(view.lot)}</PeekFacts>
      </div>
    </Dialog>
  );
}

function usePeekKeys({ previous, next, previousPage, nextPage, favourite, bid }: PeekMoves, onClose: () => void): void {
  const moves: Partial<Record<KeyCommand, () => void>> = {
    ...(next && { next, down: next }),
    ...(previous && { previous, up: previous }),
    ...(nextPage && { nextPage }),
    ...(previousPage && { previousPage }),
    ...(bid && { bid }),
    favourite,
    peek: onClose,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A menu or the choice of a group that is open over the lot has its own keys.
    if (event.defaultPrevented || document.querySelector('[popover="auto"]:popover-open')) return;
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    const command = commandOf(event);
    if (!command || !moves[command] || (command === 'peek' && isOnButton)) return;
    if (!['down', 'up', 'peek'].includes(command) && !singleKeys.get()) return;
    event.preventDefault();
    moves[command]();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { singleKeys } from '../../../lib/browser/single-keys.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { noteVisited } from '../../lots/visited/visited-lots.ts';
import { cardFacts, equipmentOf, pricesOf, subtitleOf } from './card-facts.ts';
import { commandOf } from '../keys/key-commands.ts';
import type { LotSetting } from '../list/lot-view.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { LotTime } from './lot-time.tsx';
import { PeekPhotos } from './peek-photos.tsx';
import styles from './lot-peek.module.css';

interface LotPeekProps {
  lot: Lot;
  lots: readonly Lot[];
  setting: LotSetting;
  onMove: (lot: Lot) => void;
  onClose: () => void;
}

export function LotPeek({ lot, lots, setting, onMove, onClose }: LotPeekProps) {
  const text = useText();
  const language = useLanguage();
  const locale = { text, language };
  const equipment = equipmentOf(lot, locale);
  const link = useRef<HTMLAnchorElement>(null);
  const index = lots.indexOf(lot);
  const move = (by: 1 | -1) => {
    const next = lots[index + by];
    if (next) onMove(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    const keys = {
      next: () => move(1),
      previous: () => move(-1),
      down: () => move(1),
      up: () => move(-1),
      peek: onClose,
    };
    const command = commandOf(event);
    if (!command || !(command in keys) || (command === 'peek' && isOnButton)) return;
    if ((command === 'next' || command === 'previous') && !singleKeys.get()) return;
    event.preventDefault();
    keys[command as keyof typeof keys]();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const position = text('keys.peek.place', { index: index + 1, total: lots.length });
  const isStock = lot.pageType === 'stock';
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      initialFocus={link}
      title={text('keys.peek.title', { number: lot.lotNo, name: makerAndModel(lot) })}
      footer={
        <>
          <span className={styles.place}>
            <Button
              icon={<ChevronUp aria-hidden="true" />}
              label={text('keys.peek.previous')}
              aria-disabled={index <= 0}
              onClick={() => move(-1)}
            />
            <Button
              icon={<ChevronDown aria-hidden="true" />}
              label={text('keys.peek.next')}
              aria-disabled={index >= lots.length - 1}
              onClick={() => move(1)}
            />
            <span className="sub">{position}</span>
          </span>
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
      <div className={styles.peek}>
        <output className="visually-hidden">{`${lot.lotNo}, ${makerAndModel(lot)}, ${position}`}</output>
        <PeekPhotos key={lot.id} lot={lot} />
        <div className={styles.side}>
          <p className={styles.line}>
            <Plate number={lot.lotNo} />
            <Grade value={lot.condition || null} />
            {!isStock && <Lamp code={lot.status} label={lotStatusText(text, lot.status)} />}
          </p>
          <p>
            <b className="strong">{makerAndModel(lot)}</b> <span className="sub">{subtitleOf(lot, locale)}</span>
          </p>
          {!isStock && (
            <p className={styles.line}>
              <LotTime lot={lot} /> <span className="sub">{lot.auctionName}</span>
            </p>
          )}
          <dl className={styles.prices}>
            {pricesOf(lot).map(
              (price) =>
                price && (
                  <div key={price.caption}>
                    <dt className="cap">{text(price.caption)}</dt>
                    <dd>
                      <Yen value={price.value} strong />
                    </dd>
                  </div>
                ),
            )}
          </dl>
          <Facts
            framed
            cols={3}
            phoneCols={3}
            items={cardFacts(lot, locale).map(({ caption, value }) => ({
              caption: text(caption),
              value: value === null || value === '' ? '–' : value,
            }))}
          />
          {equipment && <p className="sub">{equipment}</p>}
        </div>
      </div>
    </Dialog>
  );
}

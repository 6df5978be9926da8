import { Gavel, Tag } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken, singleKeys } from '../../../lib/browser/single-keys.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useOpenHash } from '../../../lib/browser/use-open-hash.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FootBar } from '../../../ui/passing/foot-bar.tsx';
import { Plate } from '../../../ui/marks/plate.tsx';
import { useProfile } from '../../identity/session/session.ts';
import type { BidPanelProps } from './bid-pieces.ts';
import { bidBarOf } from './bid-bar.ts';
import { isBiddable } from './own-bid.ts';
import styles from './bid-place.module.css';
import { BidPanel } from './bid-panel.tsx';

const amountField = '[data-bid-panel] :is(input[name="amount"], button[type="submit"])';

/** Bidding on the page of a lot: beside the lot on desktops, else in a sheet that the bar at the foot opens. */
export function BidPlace(panel: BidPanelProps) {
  const { lot } = panel;
  const isDesktop = useMedia(widths.desktop);
  const isSignedIn = useProfile() !== null;
  const sheet = useOpenHash('bid');
  useBidKey(() => {
    if (isDesktop) document.querySelector<HTMLElement>(amountField)?.focus();
    else sheet.open();
  });
  if (!isSignedIn || !isBiddable(lot)) return null;
  if (isDesktop) return <BidPanel {...panel} />;
  return (
    <>
      <BidBar lot={lot} onOpen={sheet.open} />
      {sheet.isOpen && <BidSheet {...panel} onClose={sheet.close} />}
    </>
  );
}

function BidBar({ lot, onOpen }: Pick<BidPanelProps, 'lot'> & { onOpen: () => void }) {
  const text = useText();
  const { caption, figure, action, isPrimary, isOwn } = bidBarOf(text, lot);
  const Icon = lot.pageType === 'stock' ? Tag : Gavel;
  return (
    <FootBar high className={styles.bar} data-own={isOwn ? '' : undefined}>
      <p className={styles.price}>
        <span className="cap">{caption}</span>
        <b>{figure}</b>
      </p>
      <Button
        kind={isPrimary ? 'primary' : 'plain'}
        icon={<Icon aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {action}
      </Button>
    </FootBar>
  );
}

function BidSheet({ onClose, ...panel }: BidPanelProps & { onClose: () => void }) {
  const text = useText();
  const title = (
    <span className={styles.title}>
      {text(panel.lot.pageType === 'stock' ? 'bidding.title.order' : 'bidding.on')}{' '}
      <Plate number={panel.lot.lotInfo.lotNumber} />
    </span>
  );
  return (
    <Dialog open size="full" title={title} onClose={onClose}>
      <div className={styles.sheet}>
        <BidPanel {...panel} withPrices />
      </div>
    </Dialog>
  );
}

/** Matches the key by its place, so that every layout has it. */
function useBidKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, ctrlKey, altKey, metaKey, shiftKey, target } = event;
    if (code !== 'KeyB' || ctrlKey || altKey || metaKey || shiftKey) return;
    if (!singleKeys.get() || isKeyTaken(target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

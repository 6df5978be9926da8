import { Keyboard } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import { useWayKeys } from './use-way-keys.ts';
import type { WayAsk } from './way-ask.ts';
import { wayKeyLines } from './way-key-lines.data.ts';
import styles from './way.module.css';

const StatusDialog = lazyPiece(() => import('./status-dialog.tsx'), 'StatusDialog');
const LogisticsDialog = lazyPiece(() => import('./logistics-dialog.tsx'), 'LogisticsDialog');
const SettlementDialog = lazyPiece(() => import('../settlement/settlement-dialog.tsx'), 'SettlementDialog');
const KeysHelp = lazyPiece(
  withTexts(['palette'], () => import('../../../lib/keys/keys-help.tsx')),
  'KeysHelp',
);

interface WayToolsProps {
  purchase: PurchaseDetails;
  /** The open dialog. */
  asked: WayAsk | undefined;
  onAsk: (ask: WayAsk | undefined) => void;
}

/** R97: what staff do with the way of a car. One that has ended has keys alone, which say so. */
export function WayTools({ purchase, asked, onAsk }: WayToolsProps) {
  const text = useText();
  useWayKeys(purchase, onAsk);
  const close = () => onAsk(undefined);
  return (
    <div className={styles.tools}>
      <Button
        kind="bare"
        className={styles.keys}
        icon={<Keyboard aria-hidden="true" />}
        label={text('way.keys')}
        title={text('way.keys')}
        aria-keyshortcuts="?"
        onClick={() => onAsk({ form: 'keys' })}
      />
      {purchase.can.move && (
        <>
          <Button onClick={() => onAsk({ form: 'logistics' })}>{text('way.logistics')}</Button>
          <Button kind="primary" onClick={() => onAsk({ form: 'move' })}>
            {text('way.move')}
          </Button>
        </>
      )}
      <Suspense>
        {asked?.form === 'move' && <StatusDialog purchase={purchase} to={asked.to} onClose={close} />}
        {asked?.form === 'logistics' && <LogisticsDialog purchase={purchase} field={asked.field} onClose={close} />}
        {asked?.form === 'end' && <SettlementDialog purchase={purchase} end={asked.end} onClose={close} />}
        {asked?.form === 'keys' && <KeysHelp pageLines={wayKeyLines} onClose={close} />}
      </Suspense>
    </div>
  );
}

import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import styles from './way.module.css';

const StatusDialog = lazyPiece(() => import('./status-dialog.tsx'), 'StatusDialog');
const LogisticsDialog = lazyPiece(() => import('./logistics-dialog.tsx'), 'LogisticsDialog');

/** R97: what staff do with the way of a car. */
export function WayTools({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const [opened, open] = useState<'move' | 'logistics'>();
  const close = () => open(undefined);
  return (
    <div className={styles.tools}>
      <Button onClick={() => open('logistics')}>{text('way.logistics')}</Button>
      <Button kind="primary" onClick={() => open('move')}>
        {text('way.move')}
      </Button>
      <Suspense>
        {opened === 'move' && <StatusDialog purchase={purchase} onClose={close} />}
        {opened === 'logistics' && <LogisticsDialog purchase={purchase} onClose={close} />}
      </Suspense>
    </div>
  );
}

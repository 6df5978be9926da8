import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { Destination } from '../eligibility.ts';
import styles from './destination.module.css';

const DestinationDialog = lazyPiece(() => import('./destination-dialog.tsx'), 'DestinationDialog');

interface DestinationSheetProps {
  accountId: number;
  version: number;
  destination: Destination | null;
  canSet: boolean;
  onSet: () => void;
}

/** R96: where the cars of a client go, by which its bids are judged. */
export function DestinationSheet({ destination, canSet, ...dialog }: DestinationSheetProps) {
  const text = useText();
  const [isOpen, open] = useState(false);
  return (
    <Sheet
      flush
      title={text('eligibility.destination')}
      actions={
        canSet && (
          <Button size="s" onClick={() => open(true)}>
            {text('eligibility.destination.set')}
          </Button>
        )
      }
    >
      <p className={styles.place}>
        {destination
          ? text('eligibility.place', { name: destination.name, country: destination.country })
          : text('eligibility.destination.none')}
      </p>
      {isOpen && (
        <Suspense>
          <DestinationDialog current={destination} onClose={() => open(false)} {...dialog} />
        </Suspense>
      )}
    </Sheet>
  );
}

import type { Credit } from '@seri/domain/bids/bid-credit';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { ChosenClient } from './bid-pieces.ts';
import styles from '../form/dialogs.module.css';

interface NoCreditProps {
  credit: Credit;
  client: ChosenClient | undefined;
  /** An amount that the credit allows. */
  affordable: number | undefined;
  onUseAffordable: (amount: number) => void;
  onClose: () => void;
}

export function NoCredit({
  credit: { needed, headroom },
  client,
  affordable,
  onUseAffordable,
  onClose,
}: NoCreditProps) {
  const text = useText();
  const free = Math.max(0, headroom);
  return (
    <Dialog
      open
      title={text('bidding.credit')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('bidding.close')}</Button>
          {affordable !== undefined && (
            <Button kind="primary" onClick={() => onUseAffordable(affordable)}>
              {text('bidding.credit.instead', { amount: formatYen(affordable) })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>
          {text(client ? 'bidding.credit.client' : 'bidding.credit.own')}
          {client && (
            <>
              {' '}
              <UiLink href={`/clients/${client.id}`}>{text('bidding.credit.toClient', { name: client.name })}</UiLink>
            </>
          )}
        </p>
        <Meter
          total={needed}
          parts={[
            { value: free, tone: 'held' },
            { value: needed - free, tone: 'debt' },
          ]}
        />
        <Facts
          framed
          cols={3}
          phoneCols={1}
          items={[
            { caption: text('bidding.credit.free'), value: <Yen value={headroom} /> },
            { caption: text('bidding.credit.needed'), value: <Yen value={needed} /> },
            { caption: text('bidding.credit.short'), value: <b className="neg">{formatYen(needed - headroom)}</b> },
          ]}
        />
      </div>
    </Dialog>
  );
}

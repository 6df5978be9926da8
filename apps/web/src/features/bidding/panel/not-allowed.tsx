import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { ChosenClient } from './bid-pieces.ts';
import type { StaffBidding } from './lot-bidding.tsx';
import styles from './bid-panel.module.css';
import { ClientPicker } from './client-picker.tsx';

interface NotAllowedProps {
  client: ChosenClient | undefined;
  staff: StaffBidding | undefined;
}

/** Replaces the fields and says what a restricted client must do first. */
export function NotAllowed({ client, staff }: NotAllowedProps) {
  const text = useText();
  return (
    <div className={styles.form}>
      {staff && <ClientPicker value={staff.client} onChange={staff.onClient} />}
      <Notice tone="mid" title={text(client ? 'bidding.restricted.client' : 'bidding.restricted')}>
        <p>{text(client ? 'bidding.restricted.client.hint' : 'bidding.restricted.hint')}</p>
        {!client && !staff && (
          <p>
            <UiLink href="/balance">{text('bidding.restricted.how')}</UiLink>
          </p>
        )}
      </Notice>
    </div>
  );
}

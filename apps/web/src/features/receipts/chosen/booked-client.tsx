import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { clientHref } from '../../clients/list/client-href.ts';
import type { ListedReceipt } from '../desk/receipts.ts';
import styles from './panel.module.css';

/** For whom a receipt was booked, with the way to its entry. */
export function BookedClient({ receipt: { client } }: { receipt: ListedReceipt }) {
  const text = useText();
  if (!client) return null;
  return (
    <p className={styles.booked}>
      <span className="cap">{text('receipts.bookedFor')}</span>
      <UiLink href={`${clientHref(client.id)}?tab=payments`} className="strong">
        {client.name}
      </UiLink>
    </p>
  );
}

import { japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { PurchaseRail } from '../page/purchase-rail.tsx';
import styles from './on-the-way.module.css';
import { onTheWayQuery } from './purchases.query.ts';
import { purchaseHref, purchaseName } from './purchases.ts';

const most = 4;

/** R61: the latest purchases that have not arrived, with the stop of each; nothing if there are none. */
export function OnTheWay() {
  const text = useText();
  const { data } = useQuery(onTheWayQuery);
  if (!data || data.list.length === 0) return null;
  const today = japanDay(serverNow());
  return (
    <Sheet
      flush
      title={text('purchases.onTheWay')}
      actions={<UiLink href="/purchases">{text('purchases.onTheWay.all')}</UiLink>}
    >
      <ul className={styles.cars}>
        {data.list.slice(0, most).map((purchase) => (
          <li key={purchase.id}>
            <UiLink href={purchaseHref(purchase)} className="strong">
              {purchaseName(purchase)}
            </UiLink>
            <PurchaseRail progress={purchase} today={today} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

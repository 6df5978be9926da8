import { japanDay } from '@seri/domain/time/japan-time';
import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { PageSlots } from '../list/slots.ts';
import { PurchaseCar } from './purchase-car.tsx';
import { PurchaseHead } from './purchase-head.tsx';
import { PurchaseLogistics } from './purchase-logistics.tsx';
import { PurchaseMoney } from '../charges/purchase-money.tsx';
import { PurchaseNote } from './purchase-note.tsx';
import type { BackLink } from './purchase-page.tsx';
import { PurchaseWay } from './purchase-way.tsx';
import styles from './purchase-body.module.css';

const PurchaseReturned = lazyPiece(() => import('./purchase-returned.tsx'), 'PurchaseReturned');
const wayParts = withTexts(['car'], () => import('../way/way-parts.ts'));
const WayTools = lazyPiece(wayParts, 'WayTools');
const WayHistory = lazyPiece(wayParts, 'WayHistory');

interface PurchaseBodyProps extends PageSlots {
  back: BackLink;
  purchase: PurchaseDetails;
}

export function PurchaseBody({ purchase, back, ...slots }: PurchaseBodyProps) {
  useTitle(purchase.carDetail.title);
  return (
    <article>
      <PurchaseHead
        purchase={purchase}
        back={back}
        tools={
          purchase.can.move && (
            <Suspense>
              <WayTools purchase={purchase} />
            </Suspense>
          )
        }
      />
      {purchase.isReturned && (
        <Suspense>
          <PurchaseReturned purchase={purchase} />
        </Suspense>
      )}
      <div className={styles.next}>{slots.renderNext(purchase)}</div>
      <PurchaseWay purchase={purchase} today={japanDay(serverNow())} />
      {purchase.history && purchase.history.length > 1 && (
        <Suspense>
          <WayHistory purchase={purchase} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {slots.renderPhotos(purchase)}
          <PurchaseCar purchase={purchase} />
        </div>
        <div className={styles.column}>
          <PurchaseLogistics logistics={purchase.logistics} ship={purchase.ship} />
          {slots.renderParties(purchase)}
        </div>
        <div className={styles.column}>
          <PurchaseMoney purchase={purchase} />
          {slots.renderInvoices(purchase)}
          {slots.renderCarPapers(purchase)}
          <PurchaseNote note={purchase.note} />
        </div>
      </div>
    </article>
  );
}

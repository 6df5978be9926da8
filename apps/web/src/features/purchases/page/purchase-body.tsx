import { japanDay } from '@seri/domain/time/japan-time';
import { Suspense, useState } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../../lib/language/language.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { PageSlots } from '../list/slots.ts';
import type { WayAsk } from '../way/way-ask.ts';
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
const WayHistory = lazyPiece<'WayHistory', Pick<PurchaseBodyProps, 'purchase'>>(wayParts, 'WayHistory');

interface PurchaseBodyProps extends PageSlots {
  back: BackLink;
  purchase: PurchaseDetails;
}

export function PurchaseBody({ purchase, back, ...slots }: PurchaseBodyProps) {
  useTitle(purchase.carDetail.title);
  const [asked, ask] = useState<WayAsk>();
  const { can, history, isReturned } = purchase;
  return (
    <article>
      <PurchaseHead
        purchase={purchase}
        back={back}
        tools={
          (can.move || (history && isReturned)) && (
            <Suspense>
              <WayTools purchase={purchase} asked={asked} onAsk={ask} />
            </Suspense>
          )
        }
      />
      {isReturned && (
        <Suspense>
          <PurchaseReturned purchase={purchase} />
        </Suspense>
      )}
      <div className={styles.next}>{slots.renderNext(purchase)}</div>
      <PurchaseWay purchase={purchase} today={japanDay(serverNow())} />
      {history && history.length > 1 && (
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
          <PurchaseLogistics
            logistics={purchase.logistics}
            ship={purchase.ship}
            onEdit={can.move ? (field) => ask({ form: 'logistics', field }) : undefined}
          />
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

import { japanDay } from '@seri/domain/time/japan-time';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { clientHref } from '../../features/clients/list/client-href.ts';
import { yardPicturesOf } from '../../features/car-papers/list/yard-pictures.ts';
import { clientTabHref } from '../../features/clients/card/client-tabs.ts';
import { PictureRoom } from '../../features/lots/pictures/picture-room.tsx';
import { fetchPurchasePhotosLink } from '../../features/purchases/list/purchases.query.ts';
import { PurchasePage, type PurchasePageProps } from '../../features/purchases/page/purchase-page.tsx';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/text.ts';
import { useAddress } from '../../app/use-address.ts';
import styles from './purchase-route.module.css';

const YardRoom = lazyPiece(
  withTexts(['yard'], () => import('../../features/lots/yard/yard-room.tsx')),
  'YardRoom',
);

const PurchaseInvoices = lazyPiece(
  () => import('../../features/invoices/list/purchase-invoices.tsx'),
  'PurchaseInvoices',
);

const PurchaseParties = lazyPiece(
  withTexts(['car'], () => import('../../features/parties/purchase-parties.tsx')),
  'PurchaseParties',
);

const PurchaseNext = lazyPiece(
  withTexts(['tasks'], () => import('./purchase-next.tsx')),
  'PurchaseNext',
);

const PurchaseCarPapers = lazyPiece(
  withTexts(['car'], () => import('../../features/car-papers/list/purchase-car-papers.tsx')),
  'PurchaseCarPapers',
);

/** One screen at two addresses: among the purchases, and where an entry of the ledger leads. */
export function PurchaseRoute() {
  const text = useText();
  const { id = '' } = useParams({ strict: false });
  const { path } = useAddress();
  const backOf: PurchasePageProps['backOf'] = (client) => {
    if (!path.startsWith('/payments/')) return { href: '/purchases', label: text('purchases.back') };
    const href = client ? clientTabHref(clientHref(client.id), 'payments') : '/payments';
    return { href, label: text('purchases.backToPayments') };
  };
  return (
    <PurchasePage
      id={id}
      backOf={backOf}
      renderParties={(purchase) => (
        <Suspense>
          <PurchaseParties purchase={purchase} />
        </Suspense>
      )}
      renderNext={(purchase) => (
        <Suspense>
          <PurchaseNext purchase={purchase} />
        </Suspense>
      )}
      renderInvoices={(purchase) =>
        (purchase.papers.length > 0 || purchase.can.invoice) && (
          <Suspense>
            <PurchaseInvoices purchase={purchase} />
          </Suspense>
        )
      }
      renderCarPapers={(purchase) => (
        <Suspense>
          <PurchaseCarPapers purchase={purchase} />
        </Suspense>
      )}
      renderPhotos={({ carDetail, lotImages, carPapers, can }) => {
        const photos = yardPicturesOf(carPapers.papers);
        const boughtOn = japanDay(new Date(carDetail.purchaseDate));
        return (
          <PictureRoom
            pageType={carDetail.pageType}
            pageId={carDetail.id}
            pictures={{
              car: carDetail.title,
              photos: lotImages.images,
              sheet: null,
              yard: { boughtOn, photos },
            }}
            fetchLink={can.downloadPhotos ? (signal) => fetchPurchasePhotosLink(carDetail.id, signal) : undefined}
            renderYard={
              photos.length === 0
                ? undefined
                : (gallery) => (
                    <Suspense fallback={<div className={styles.yard} />}>
                      <YardRoom {...gallery} />
                    </Suspense>
                  )
            }
          />
        );
      }}
    />
  );
}

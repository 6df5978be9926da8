import { useParams } from '@tanstack/react-router';
import { PictureRoom } from '../../features/lots/components/picture-room.tsx';
import { fetchPurchasePhotosLink } from '../../features/purchases/api/purchases.query.ts';
import { PurchasePage } from '../../features/purchases/components/purchase-page.tsx';
import { useText } from '../../lib/text.ts';
import { useAddress } from './use-address.ts';

/** One screen at two addresses: among the purchases, and where an entry of the ledger leads. */
export function PurchaseRoute() {
  const text = useText();
  const { id = '' } = useParams({ strict: false });
  const { path } = useAddress();
  const isPayment = path.startsWith('/payments/');
  return (
    <PurchasePage
      id={id}
      back={
        isPayment
          ? { href: '/payments', label: text('purchases.backToPayments') }
          : { href: '/purchases', label: text('purchases.back') }
      }
      renderPhotos={({ carDetail, lotImages, can }) => (
        <PictureRoom
          pageType={carDetail.pageType}
          pageId={carDetail.id}
          pictures={{ car: carDetail.title, photos: lotImages.images, sheet: null }}
          fetchLink={can.downloadPhotos ? (signal) => fetchPurchasePhotosLink(carDetail.id, signal) : undefined}
        />
      )}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '../../../lib/calls/refusal.ts';
import { purchaseQuery } from '../list/purchases.query.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import type { PurchaseSlots } from '../list/slots.ts';
import { NoPurchase } from './no-purchase.tsx';
import { PurchaseBody } from './purchase-body.tsx';
import { PurchaseLoading } from './purchase-loading.tsx';

export interface PurchasePageProps extends Pick<PurchaseSlots, 'renderPhotos' | 'renderNext' | 'renderInvoices'> {
  id: string;
  /** Link back to the list: of the client that staff look at, or of the reader. */
  backOf: (client: PurchaseDetails['client']) => BackLink;
}

export interface BackLink {
  href: string;
  label: string;
}

const isPurchaseId = (id: string) => /^\d{1,15}$/.test(id);

/** R61: the page of a purchase. */
export function PurchasePage({ id, backOf, ...slots }: PurchasePageProps) {
  const { data, error, isLoading, refetch } = useQuery({ ...purchaseQuery(id), enabled: isPurchaseId(id) });
  if (data) return <PurchaseBody key={id} purchase={data} back={backOf(data.client)} {...slots} />;
  if (isLoading) return <PurchaseLoading />;
  const isMissing = !isPurchaseId(id) || refusalOf(error)?.code === 'NOT_FOUND';
  return <NoPurchase error={isMissing ? null : error} back={backOf(null)} onRetry={() => void refetch()} />;
}

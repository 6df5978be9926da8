import { useText } from '../../../lib/language/text.ts';
import { Plate } from '../../../ui/marks/plate.tsx';
import { type Purchase, purchaseHref, purchaseName } from './purchases.ts';

export function PurchaseLink({ purchase }: { purchase: Purchase }) {
  const text = useText();
  const label = text('purchases.open', { number: purchase.lotNo, name: purchaseName(purchase) });
  return <Plate number={purchase.lotNo} href={purchaseHref(purchase)} covers label={label} />;
}

import { useText } from '../../../lib/text.ts';
import { Yen } from '../../../ui/yen.tsx';
import type { Purchase } from '../model/purchases.ts';

/** The total price, struck through if it was refunded. */
export function PurchaseTotal({ purchase: { totalPrice, isReturned } }: { purchase: Purchase }) {
  const text = useText();
  const total = <Yen value={totalPrice} strong />;
  if (!isReturned) return total;
  return (
    <>
      <s className="sub">{total}</s>
      <span className="visually-hidden"> {text('purchases.returned.short')}</span>
    </>
  );
}

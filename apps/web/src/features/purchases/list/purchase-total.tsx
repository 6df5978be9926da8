import { useText } from '../../../lib/language/text.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { Purchase } from './purchases.ts';

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

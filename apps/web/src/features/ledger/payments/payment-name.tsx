import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { Payment } from '../means/balance-info.ts';

/** The purchase of an entry, or one that it pays, as a screen of the payments. */
export const paidHref = (purchaseId: number): string => `/payments/${purchaseId}`;

export function PaymentName({ payment: { id, purpose, description } }: { payment: Payment }) {
  const text = useText();
  const name = description || text(`ledger.purpose.${purpose}`);
  return id === null ? <span>{name}</span> : <UiLink href={paidHref(id)}>{name}</UiLink>;
}

import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import type { Payment } from '../means/balance-info.ts';

export function PaymentName({ payment: { id, purpose, description } }: { payment: Payment }) {
  const text = useText();
  const name = description || text(`ledger.purpose.${purpose}`);
  return id === null ? <span>{name}</span> : <UiLink href={`/payments/${id}`}>{name}</UiLink>;
}

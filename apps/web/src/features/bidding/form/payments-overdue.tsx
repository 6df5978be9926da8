import type { RefusalData } from '@seri/contract/refusals';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import type { ChosenClient } from '../panel/bid-pieces.ts';

interface PaymentsOverdueProps extends RefusalData<'PAYMENT_OVERDUE'> {
  client: ChosenClient | undefined;
}

/** R93: the purchases that must be paid before another bid is taken, the oldest due first. */
export function PaymentsOverdue({ overdue, client }: PaymentsOverdueProps) {
  const text = useText();
  return (
    <Notice tone="bad" title={client ? text('bidding.overdue.client', { name: client.name }) : text('bidding.overdue')}>
      <ul>
        {overdue.map(({ purchaseId, open, dueOn }) => (
          <li key={purchaseId}>
            <UiLink href={`/payments/${purchaseId}`}>{formatYen(open)}</UiLink> {text('bidding.overdue.due')}{' '}
            <JapanDate instant={dueOn} />
          </li>
        ))}
      </ul>
      <p>
        <UiLink href={client ? `/clients/${client.id}?tab=payments` : '/payments'}>
          {text('bidding.overdue.pay')}
        </UiLink>
      </p>
    </Notice>
  );
}

import { formatYen } from '@seri/domain/money/money';
import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';

export function PurchaseReturned({
  purchase: { isTakenBack, takenBackWhy, logistics, finances, settlement },
}: {
  purchase: PurchaseDetails;
}) {
  const text = useText();
  const title = isTakenBack ? 'purchases.takenBack' : (`purchases.status.${purchaseStatus(logistics.status)}` as const);
  return (
    <Notice tone="bad" flush title={text(title)}>
      <p>
        {settlement !== null && finances.total > 0
          ? text('purchases.returned.rest', { amount: formatYen(finances.total) })
          : text('purchases.returned')}
      </p>
      {takenBackWhy !== null && <p>{text('purchases.takenBack.why', { reason: takenBackWhy })}</p>}
    </Notice>
  );
}

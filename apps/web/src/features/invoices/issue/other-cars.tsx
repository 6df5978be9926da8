import { formatYen } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { CheckList } from '../../../ui/fields/check-list.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { toInvoiceQuery } from './to-invoice.query.ts';

interface OtherCarsProps {
  accountId: number;
  /** The purchase that the paper was opened for. */
  purchaseId: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** R90: one paper may be for several purchases of a client. Nobody types an amount; it is that of the list. */
export function OtherCars({ accountId, purchaseId, chosen, onChange }: OtherCarsProps) {
  const text = useText();
  const { data = [], error, refetch } = useQuery(toInvoiceQuery(accountId));
  const others = data.filter((car) => car.purchaseId !== purchaseId);
  if (error) {
    return (
      <Notice tone="bad" title={text('invoices.others.failed')}>
        <p>{refusalText(text, refusalOf(error) ?? offline)}</p>
        <Button size="s" onClick={() => void refetch()}>
          {text('formDialog.again')}
        </Button>
      </Notice>
    );
  }
  if (others.length === 0) return null;
  const inOrder = (ids: readonly number[]) => others.map((car) => car.purchaseId).filter((id) => ids.includes(id));
  return (
    <CheckList
      legend={text('invoices.others')}
      all={{
        name: text('invoices.others.all', { count: others.length }),
        figure: formatYen(others.reduce((sum, { amount }) => sum + amount, 0)),
      }}
      rows={others.map(({ purchaseId: id, sku, name, chassis, amount }) => ({
        id,
        name,
        detail: [chassis, sku].filter(Boolean).join(' · '),
        figure: formatYen(amount),
      }))}
      chosen={chosen}
      onChange={(ids) => onChange([purchaseId, ...inOrder(ids)])}
    />
  );
}

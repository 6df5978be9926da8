import { formatYen } from '@seri/domain/money/money';
import { Wallet } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { PurchasePart } from './purchase-part.tsx';
import styles from './purchase-part.module.css';

export function PurchaseMoney({ finances: { fields, total } }: { finances: PurchaseDetails['finances'] }) {
  const text = useText();
  const charged = fields.filter(({ value }) => value !== 0);
  return (
    <PurchasePart icon={<Wallet aria-hidden="true" />} title={text('purchases.finances')}>
      <table className={styles.money}>
        <tbody>
          {charged.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatYen(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('purchases.total')}</th>
            <td>{formatYen(total)}</td>
          </tr>
        </tfoot>
      </table>
    </PurchasePart>
  );
}

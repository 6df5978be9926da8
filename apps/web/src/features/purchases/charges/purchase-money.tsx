import { formatYen } from '@seri/domain/money/money';
import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import { Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { PurchaseCharge, PurchaseDetails } from '../list/purchases.ts';
import { ChargeRow } from './charge-row.tsx';
import styles from './charges.module.css';

const ChargeActions = lazyPart(() => import('./charge-actions.tsx'), 'ChargeActions');
const SettlementTold = lazyPart(() => import('../settlement/settlement-told.tsx'), 'SettlementTold');
const SettlementDialog = lazyPart(() => import('../settlement/settlement-dialog.tsx'), 'SettlementDialog');
const PurchasePaid = lazyPart(() => import('./purchase-paid.tsx'), 'PurchasePaid');
const ChargeDialog = lazyPart(() => import('./charge-dialog.tsx'), 'ChargeDialog');

/** R87: what the purchase has cost so far, what of it is paid, and what is still to come. Staff change it line by line. */
export function PurchaseMoney({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const [open, setOpen] = useState<PurchaseCharge | 'new'>();
  const [end, setEnd] = useState<SettlementEnd>();
  const { finances, charges, can } = purchase;
  const booked = charges.filter(({ state }) => state !== 'expected');
  const editOf = ({ kind }: PurchaseCharge) =>
    can.editCharges && (kind !== 'discount' || can.discount) ? setOpen : undefined;
  return (
    <Sheet
      flush
      icon={<Wallet aria-hidden="true" />}
      title={text('purchases.finances')}
      actions={
        can.editCharges && (
          <Suspense>
            <ChargeActions onAdd={() => setOpen('new')} onEnd={setEnd} />
          </Suspense>
        )
      }
    >
      {purchase.settlement && (
        <Suspense>
          <SettlementTold
            purchase={purchase}
            settlement={purchase.settlement}
            onChange={() => setEnd(purchase.settlement?.kind)}
          />
        </Suspense>
      )}
      <table className={styles.table}>
        <tbody>
          <tr className={purchase.isReturned ? styles.returned : undefined}>
            <th scope="row">{text('purchases.price')}</th>
            <td>{formatYen(purchase.price)}</td>
          </tr>
          {booked.map((charge) => (
            <ChargeRow key={charge.id} charge={charge} onEdit={editOf(charge)} />
          ))}
        </tbody>
        <tbody>
          <tr className={styles.total}>
            <th scope="row">{text('purchases.total')}</th>
            <td>{formatYen(finances.total)}</td>
          </tr>
        </tbody>
        <Suspense>
          <PurchasePaid purchase={purchase} />
        </Suspense>
        <ChargesToCome purchase={purchase} editOf={editOf} />
      </table>
      <Suspense>
        {end !== undefined && <SettlementDialog purchase={purchase} end={end} onClose={() => setEnd(undefined)} />}
        {open !== undefined && (
          <ChargeDialog
            purchase={purchase}
            charge={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Sheet>
  );
}

interface ChargesToComeProps {
  purchase: PurchaseDetails;
  editOf: (charge: PurchaseCharge) => ((charge: PurchaseCharge) => void) | undefined;
}

/** The sum stands above its lines: it is what a client who reads no further must know. */
function ChargesToCome({ purchase: { charges, toCome, isReturned }, editOf }: ChargesToComeProps) {
  const text = useText();
  const expected = charges.filter(({ state }) => state === 'expected');
  if (expected.length === 0 || isReturned) return null;
  const { known, unknown } = toCome;
  return (
    <tbody>
      <tr className={styles.toCome}>
        <th scope="row">{text('purchases.toCome')}</th>
        <td>
          {known === 0
            ? text('purchases.toCome.unknown', { unknown })
            : text('purchases.toCome.sum', { amount: formatYen(known), unknown })}
        </td>
      </tr>
      {expected.map((charge) => (
        <ChargeRow key={charge.id} charge={charge} onEdit={editOf(charge)} />
      ))}
    </tbody>
  );
}

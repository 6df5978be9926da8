import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Check } from '../../../ui/fields/check.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import type { ProposedClient } from '../desk/receipts.ts';
import { type PaidPurchase, paidBy } from './book-form.ts';
import styles from './book.module.css';

interface PaidPurchasesProps {
  amount: number;
  candidate: Pick<ProposedClient, 'balance' | 'isByHand' | 'open'>;
  /** Those that are paid before the oldest due. */
  first: readonly number[];
  onChange: (first: readonly number[]) => void;
}

/** Tells to the yen what the money will pay. A ticked purchase is paid before the others. */
export function PaidPurchases({ amount, candidate, first, onChange }: PaidPurchasesProps) {
  const text = useText();
  const { purchases, rest } = paidBy(amount, candidate, first);
  const toggle = (id: number) => onChange(first.includes(id) ? first.filter((one) => one !== id) : [...first, id]);
  if (purchases.length === 0) return <p>{text('receipts.pays.nothing')}</p>;
  return (
    <fieldset className={styles.pays}>
      <legend>
        {text('receipts.pays')}{' '}
        <span className="sub">{text(candidate.isByHand ? 'receipts.pays.byHand' : 'receipts.pays.hint')}</span>
      </legend>
      <div className={styles.purchases}>
        {purchases.map((one) => (
          <Check
            key={one.purchase.id}
            className={styles.purchase}
            checked={first.includes(one.purchase.id)}
            onChange={() => toggle(one.purchase.id)}
            label={<PaidLabel {...one} />}
          />
        ))}
      </div>
      <p className={styles.rest} aria-live="polite">
        <span>{text('receipts.pays.rest')}</span>
        <b className="strong">{formatYen(rest)}</b>
      </p>
    </fieldset>
  );
}

function PaidLabel({ purchase: { name, open, dueOn }, paid }: PaidPurchase) {
  const text = useText();
  const language = useLanguage();
  const facts = [
    dueOn !== null && text('receipts.due', { day: shortDay(dueOn, language) }),
    paid > 0 && paid < open && text('receipts.pays.left', { amount: formatYen(open - paid) }),
    paid === 0 && text('receipts.pays.left', { amount: formatYen(open) }),
  ];
  return (
    <span className={styles.label}>
      <span>
        {name}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {paid > 0 ? <b className="strong">{formatYen(paid)}</b> : <span className="sub">–</span>}
    </span>
  );
}

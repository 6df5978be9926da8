import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { amountText } from './amount-text.ts';
import styles from './receipt-list.module.css';
import type { ListedReceipt } from './receipts.ts';
import { Score } from './score.tsx';
import { receiptStateNames } from './state-names.data.ts';

interface ReceiptRowProps {
  receipt: ListedReceipt;
  isOpen: boolean;
  href: string;
}

export function ReceiptRow({ receipt, isOpen, href }: ReceiptRowProps) {
  const text = useText();
  const language = useLanguage();
  const { id, state, bookedOn, senderName, text: words, reference, bankAccount, amount, amountJpy, currency } = receipt;
  const { saved, onAnimationEnd } = useInk(state, receipt.client?.id, amountJpy);
  const facts = [shortDay(bookedOn, language), bankAccount];
  // In the other views all rows have the same state.
  if (state === 'ignored' || state === 'returned' || state === 'reversed') facts.push(text(receiptStateNames[state]));
  return (
    <li data-saved={saved ? '' : undefined} onAnimationEnd={onAnimationEnd}>
      <UiLink href={href} data-receipt-id={id} className={styles.row} aria-current={isOpen ? 'true' : undefined}>
        <span className={styles.line}>
          <b className={`strong ${styles.clip}`}>{senderName || text('receipts.sender.none')}</b>
          <b className="strong">{amountJpy === null ? amountText(amount, currency) : formatYen(amountJpy)}</b>
        </span>
        <span className={styles.line}>
          <span className={styles.clip}>{words || reference || '–'}</span>
          {currency !== 'JPY' && (
            <span className={styles.foreign}>
              {amountJpy === null ? text('receipts.noYen') : amountText(amount, currency)}
            </span>
          )}
        </span>
        <span className={styles.line}>
          <span className={`sub ${styles.clip}`}>{facts.join(' · ')}</span>
          <RowClient receipt={receipt} />
        </span>
      </UiLink>
    </li>
  );
}

function RowClient({ receipt: { client, score, state } }: Pick<ReceiptRowProps, 'receipt'>) {
  if (!client) return null;
  return (
    <span className={styles.client}>
      <span className={styles.clip}>{client.name}</span>
      {score !== null && state !== 'booked' && <Score value={score} isSuggested={state === 'suggested'} />}
    </span>
  );
}

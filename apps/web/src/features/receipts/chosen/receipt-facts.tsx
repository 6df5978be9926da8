import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { type Fact, Facts } from '../../../ui/tables/facts.tsx';
import { dayText, shortDay } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import type { ListedReceipt } from '../desk/receipts.ts';

/** All that the bank has told of a receipt. */
export function ReceiptFacts({ receipt }: { receipt: ListedReceipt }) {
  const text = useText();
  const language = useLanguage();
  const { bookedOn, valueOn, bankAccount, senderBank, reference } = receipt;
  const hasValueDay = valueOn !== null && valueOn !== bookedOn;
  const facts: (Fact | false)[] = [
    {
      caption: text('receipts.bookedOn'),
      value: (
        <>
          {dayText(bookedOn, language)}
          {hasValueDay && (
            <span className="sub"> {text('receipts.valueOn.short', { day: shortDay(valueOn, language) })}</span>
          )}
        </>
      ),
    },
    { caption: text('receipts.bankAccount'), value: bankAccount },
    { caption: text('receipts.senderBank'), value: senderBank || '–' },
    { caption: text('receipts.reference'), value: reference || '–', mono: reference !== '' },
    ...moneyFacts(receipt, text),
    receipt.text !== '' && { caption: text('receipts.text'), value: receipt.text, full: true },
    receipt.note !== '' && { caption: text('receipts.note'), value: receipt.note, full: true },
  ];
  return <Facts cols={4} phoneCols={2} items={facts.filter((fact) => fact !== false)} />;
}

/** A foreign amount has four figures: what was sent, the rate, the fee and the yen. */
function moneyFacts(
  { amount, currency, rate, bankFee, amountJpy }: ListedReceipt,
  text: ReturnType<typeof useText>,
): (Fact | false)[] {
  const fee = { caption: text('receipts.bankFee'), value: formatYen(bankFee) };
  if (currency === 'JPY') return [bankFee > 0 && { ...fee, full: true }];
  return [
    { caption: text('receipts.amount.sent'), value: amountText(amount, currency) },
    { caption: text('receipts.rate', { currency }), value: rate ?? text('receipts.unknown') },
    fee,
    {
      caption: text('receipts.amount.yen'),
      value: amountJpy === null ? text('receipts.unknown') : formatYen(amountJpy),
    },
  ];
}

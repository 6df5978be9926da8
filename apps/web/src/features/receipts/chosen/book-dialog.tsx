import { formatYen } from '@seri/domain/money/money';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import type { ListedAnnouncement, ProposedClient } from '../desk/receipts.ts';
import { bookFaults, type BookForm, bookingOf, firstBookForm } from './book-form.ts';
import { PaidPurchases } from './paid-purchases.tsx';
import type { ReceiptMoves } from './receipt-actions.tsx';
import { SenderChoice } from './sender-choice.tsx';
import { type BookedAnswer, bookReceipt } from './send-receipt.ts';

interface BookDialogProps extends ReceiptMoves {
  candidate: ProposedClient;
  /** Those of this client. */
  announcements: readonly ListedAnnouncement[];
  onClose: () => void;
}

/** R94: says what is booked and what it pays. Enter books at once; everything else can be left as it is. */
export function BookDialog({ receipt, candidate, announcements, onDone, onChanged, onClose }: BookDialogProps) {
  const text = useText();
  const language = useLanguage();
  const { client, isThirdParty } = candidate;
  const isYenKnown = receipt.amountJpy !== null;
  const form = useDialogForm<BookForm>({
    reasonOf: (_, refusal) =>
      refusal.code === 'THIRD_PARTY' ? text('receipts.thirdParty.refused') : refusalText(text, refusal),
    initial: firstBookForm(receipt, candidate, announcements),
    faultsOf: bookFaults,
    send: async (values) => {
      const reply = await bookReceipt(bookingOf(values, receipt, client.id));
      if (!reply.ok && reply.refusal.code !== 'STATE_CHANGED') return reply.refusal;
      onClose();
      if (!reply.ok) {
        onChanged();
        return undefined;
      }
      toast({
        tone: 'good',
        title: text('receipts.booked', { amount: formatYen(values.amountJpy ?? 0), name: client.name }),
        text: bookedText(text, reply.answer),
      });
      onDone();
      return undefined;
    },
  });
  const { first, announcement, sender, amountJpy } = form.values;
  const amount = amountJpy ?? 0;
  return (
    <FormDialog
      {...form.frame}
      startsAtSubmit={isYenKnown}
      title={text('receipts.book.title', { name: client.name })}
      action={amountJpy === null ? text('receipts.book') : text('receipts.book.do', { amount: formatYen(amount) })}
      onClose={onClose}
    >
      <Facts
        framed
        cols={2}
        phoneCols={2}
        items={[
          { caption: text('receipts.sender'), value: receipt.senderName || text('receipts.sender.none') },
          {
            caption: text('receipts.amount'),
            value: [
              amountText(receipt.amount, receipt.currency),
              receipt.currency !== 'JPY' && isYenKnown && formatYen(amount),
            ]
              .filter(Boolean)
              .join(' = '),
          },
        ]}
      />
      {!isYenKnown && (
        <AmountField
          label={text('receipts.amount.yen.field')}
          hint={text('receipts.amount.yen.hint')}
          name="amountJpy"
          value={amountJpy}
          onValueChange={(value) => form.set('amountJpy', value)}
          error={form.errorOf('amountJpy')}
        />
      )}
      <PaidPurchases amount={amount} candidate={candidate} first={first} onChange={(ids) => form.set('first', ids)} />
      {announcements.length > 0 && (
        <SelectField
          label={text('receipts.fulfils')}
          name="announcement"
          value={announcement}
          onChange={({ target }) => form.set('announcement', target.value)}
        >
          <option value="">{text('receipts.fulfils.none')}</option>
          {announcements.map((one) => (
            <option key={one.id} value={one.id}>
              {shortDay(one.sentOn, language)} · {amountText(one.amount, one.currency)}
            </option>
          ))}
        </SelectField>
      )}
      {isThirdParty && receipt.senderName !== '' && (
        <SenderChoice
          sender={receipt.senderName}
          client={client.name}
          value={sender}
          onChange={(kind) => form.set('sender', kind)}
        />
      )}
    </FormDialog>
  );
}

/** `Toyota Harrier 1 800 000 ¥ · 50 000 ¥ stay on the account` */
function bookedText(text: ReturnType<typeof useText>, { allocated, free }: BookedAnswer): string {
  const paid = allocated.map((one) => `${one.name} ${formatYen(one.amount)}`);
  return [...paid, free > 0 && text('receipts.booked.free', { amount: formatYen(free) })].filter(Boolean).join(' · ');
}

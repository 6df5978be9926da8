import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { formatYen } from '@seri/domain/money/money';
import { currencies, type Currency } from '@seri/domain/receipts/currencies';
import { japanDay } from '@seri/domain/time/japan-time';
import { api } from '../../../lib/calls/api.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { refetched } from '../chosen/send-receipt.ts';
import { BankAccountField } from './bank-account-field.tsx';
import { enteredOf, enterFaults, type EnterForm, firstEnterForm, yenOfEntered } from './enter-form.ts';
import styles from './enter.module.css';

interface EnterDialogProps {
  /** Accounts of the company that receipts came to before. */
  bankAccounts: readonly string[];
  onClose: () => void;
}

/** Outlives the dialog, so that a receipt without an answer is entered only once. */
const sendOnce = createSendOnce();

/** R94: writes a receipt by hand. A file that brings the same line later joins it. */
export function EnterDialog({ bankAccounts, onClose }: EnterDialogProps) {
  const text = useText();
  const form = useDialogForm<EnterForm>({
    initial: firstEnterForm(bankAccounts[0] ?? '', japanDay(serverNow())),
    faultsOf: enterFaults,
    send: async (values) => {
      const body = enteredOf(values);
      const reply = await refetched(
        sendOnce(body, (idempotencyKey) => api.send(receiptsCalls.enter, { body }, { idempotencyKey })),
      );
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('receipts.entered') });
      onClose();
      return undefined;
    },
  });
  const { values } = form;
  const { currency } = values;
  const isForeign = currency !== 'JPY';
  const yen = yenOfEntered(values);
  return (
    <FormDialog
      size="l"
      {...form.frame}
      title={text('receipts.enter')}
      action={text('receipts.enter.do')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <BankAccountField accounts={bankAccounts} {...form.field('bankAccount')} />
        <Field label={text('receipts.bookedOn')} type="date" {...form.field('bookedOn')} />
        <SelectField
          label={text('receipts.currency')}
          name="currency"
          value={currency}
          onChange={({ target }) => form.set('currency', target.value as Currency)}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Field
          label={isForeign ? text('receipts.amount.in', { currency }) : text('receipts.amount.field')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.field('amount')}
        />
        {isForeign && (
          <Field
            label={text('receipts.rate', { currency })}
            hint={text('receipts.rate.hint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            {...form.field('rate')}
          />
        )}
        <Field
          label={text('receipts.bankFee.field')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          {...form.field('bankFee')}
        />
      </div>
      {isForeign && (
        <p className={styles.yen} aria-live="polite">
          <span>{text('receipts.amount.yen')}</span>
          {yen === undefined ? <span className="sub">{text('receipts.unknown')}</span> : <b>{formatYen(yen)}</b>}
        </p>
      )}
      <div className={styles.fields}>
        <Field
          label={text('receipts.sender')}
          hint={text('receipts.sender.hint')}
          autoComplete="off"
          maxLength={200}
          {...form.field('senderName')}
        />
        <Field label={text('receipts.senderBank')} autoComplete="off" maxLength={100} {...form.field('senderBank')} />
        <Field label={text('receipts.reference')} autoComplete="off" maxLength={60} {...form.field('reference')} />
      </div>
      <TextArea
        label={text('receipts.text')}
        name="text"
        maxLength={500}
        value={values.text}
        error={form.errorOf('text')}
        onChange={({ target }) => form.set('text', target.value)}
      />
    </FormDialog>
  );
}

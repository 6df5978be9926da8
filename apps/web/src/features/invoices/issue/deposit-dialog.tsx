import type { Faults } from '@seri/domain/common/field-fault';
import type { PaperLanguage } from '@seri/domain/invoices/paper-snapshot';
import { formatYen } from '@seri/domain/money/money';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { BlockedPaper } from '../paper/blocked-paper.tsx';
import { LanguageField } from '../paper/language-field.tsx';
import { PreviewButton } from './preview-button.tsx';
import { issueInvoice, type OrderedPaper } from './send-invoice.ts';
import { usePreview } from './use-preview.ts';

interface DepositDialogProps {
  accountId: number;
  onClose: () => void;
}

interface DepositForm {
  deposit: number | null;
  language: PaperLanguage;
  remarks: string;
}

function depositFaults({ deposit }: DepositForm): Faults<keyof DepositForm> {
  if (deposit === null) return { deposit: { problem: 'required' } };
  return deposit === 0 ? { deposit: { problem: 'invalid' } } : {};
}

/** R90: a proforma that asks for a deposit, for no purchase. */
export function DepositDialog({ accountId, onClose }: DepositDialogProps) {
  const text = useText();
  const language = useLanguage();
  const paper = usePreview();
  const orderFor = (values: DepositForm): OrderedPaper => ({
    kind: 'proforma',
    accountId,
    purchaseIds: [],
    terms: null,
    rate: null,
    ...values,
    remarks: values.remarks.trim(),
  });
  const form = useDialogForm<DepositForm>({
    initial: { deposit: null, language, remarks: '' },
    faultsOf: depositFaults,
    send: async (values) => {
      const reply = await issueInvoice(orderFor(values), values.deposit ?? 0);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('invoices.issued', { number: reply.answer.number }) });
      onClose();
      return undefined;
    },
  });
  const { deposit, remarks } = form.values;
  const refusal = form.refusal ?? paper.refusal;
  return (
    <FormDialog
      {...form.frame}
      refused={refusal && refusalText(text, refusal)}
      title={text('invoices.deposit')}
      action={
        deposit === null ? text('invoices.deposit.do') : text('invoices.deposit.amount', { amount: formatYen(deposit) })
      }
      other={
        <PreviewButton
          isPending={paper.isPending}
          isIdle={deposit === null}
          onPreview={() => void paper.show(orderFor(form.values))}
        />
      }
      onClose={onClose}
    >
      <AmountField
        label={text('invoices.deposit.field')}
        hint={text('invoices.deposit.hint')}
        name="deposit"
        value={deposit}
        onValueChange={(value) => form.set('deposit', value)}
        error={form.errorOf('deposit')}
      />
      <LanguageField value={form.values.language} onChange={(value) => form.set('language', value)} />
      <TextArea
        label={text('invoices.remarks')}
        name="remarks"
        maxLength={500}
        value={remarks}
        error={form.errorOf('remarks')}
        onChange={({ target }) => form.set('remarks', target.value)}
      />
      <BlockedPaper address={paper.blocked} />
    </FormDialog>
  );
}

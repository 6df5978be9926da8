import { formatYen } from '@seri/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { issueCreditNote } from '../issue/send-invoice.ts';
import type { InvoiceDetails } from '../list/invoices.ts';
import { PaperFailed } from '../paper/paper-failed.tsx';
import { type CreditForm, creditFaults, creditTotal, linesToCredit, wholeCredit } from './credit-form.ts';
import { CreditLines } from './credit-lines.tsx';
import { invoiceQuery } from './invoice.query.ts';

interface CreditDialogProps {
  id: number;
  onClose: () => void;
}

/** R90: takes back an invoice, whole unless lines are left out or lowered. */
export function CreditDialog({ id, onClose }: CreditDialogProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  if (data) return <FilledCredit invoice={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <PaperFailed title={text('invoices.credit.title')} error={error} onRetry={() => void refetch()} onClose={onClose} />
  );
}

function FilledCredit({ invoice, onClose }: Omit<CreditDialogProps, 'id'> & { invoice: InvoiceDetails }) {
  const text = useText();
  const { id, number, lines } = invoice;
  const form = useDialogForm<CreditForm>({
    initial: wholeCredit(lines),
    faultsOf: (values) => creditFaults(lines, values),
    send: async (values) => {
      const reply = await issueCreditNote({
        id,
        lines: linesToCredit(lines, values),
        reason: values.reason.trim(),
        total: creditTotal(lines, values),
      });
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('invoices.issued', { number: reply.answer.number }) });
      onClose();
      return undefined;
    },
  });
  const { amounts, reason } = form.values;
  const total = creditTotal(lines, form.values);
  return (
    <FormDialog
      {...form.frame}
      title={text('invoices.credit.of', { number })}
      action={text('invoices.issue.credit_note', { amount: formatYen(total) })}
      idle={total <= 0}
      onClose={onClose}
    >
      <CreditLines
        lines={lines}
        amounts={amounts}
        isChecked={form.errorOf('amounts') !== undefined}
        onChange={(next) => form.set('amounts', next)}
      />
      <TextArea
        label={text('invoices.credit.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        error={form.errorOf('reason')}
        onChange={({ target }) => form.set('reason', target.value)}
      />
    </FormDialog>
  );
}

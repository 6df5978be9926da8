import { formatYen } from '@seri/domain/money/money';
import { japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import type { DraftAnswer } from '../list/invoices.ts';
import { BlockedPaper } from '../paper/blocked-paper.tsx';
import { PaperFailed } from '../paper/paper-failed.tsx';
import { DraftSum } from './draft-sum.tsx';
import { draftQuery } from './draft.query.ts';
import { firstForm, invoiceFaults, invoiceFieldNames, type InvoiceForm, orderOf } from './invoice-form.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { OtherCars } from './other-cars.tsx';
import { PreviewButton } from './preview-button.tsx';
import { issueInvoice } from './send-invoice.ts';
import { toInvoiceQuery } from './to-invoice.query.ts';
import { usePreview } from './use-preview.ts';

interface IssueDialogProps {
  purchase: PurchaseDetails;
  onClose: () => void;
}

/** R90: issues a proforma or an invoice for a purchase. It shows to the yen what the paper says. */
export function IssueDialog(props: IssueDialogProps) {
  const text = useText();
  const { purchase, onClose } = props;
  // Before the first invoice a proforma is sent; the next paper is the invoice.
  const [firstKind] = useState<InvoiceForm['kind']>(() =>
    purchase.papers.some(({ kind, state }) => kind === 'proforma' && state === 'issued') ? 'invoice' : 'proforma',
  );
  const { data, error, refetch } = useQuery(draftQuery(firstKind, [purchase.carDetail.id]));
  // Read at once with the draft, so that nothing moves in a dialog that is open.
  const { isLoading } = useQuery({
    ...toInvoiceQuery(purchase.client?.id ?? 0),
    enabled: purchase.client !== null,
  });
  if (data && !isLoading) return <FilledDialog {...props} firstKind={firstKind} firstDraft={data} />;
  if (!error) return null;
  return <PaperFailed title={text('invoices.issue')} error={error} onRetry={() => void refetch()} onClose={onClose} />;
}

interface FilledDialogProps extends IssueDialogProps {
  firstKind: InvoiceForm['kind'];
  firstDraft: DraftAnswer;
}

function FilledDialog({ purchase, firstKind, firstDraft, onClose }: FilledDialogProps) {
  const text = useText();
  const language = useLanguage();
  const purchaseId = purchase.carDetail.id;
  const paper = usePreview();
  const form = useDialogForm<InvoiceForm>({
    initial: firstForm(firstDraft, {
      kind: firstKind,
      purchaseIds: [purchaseId],
      language,
      today: japanDay(serverNow()),
    }),
    fieldNames: invoiceFieldNames,
    faultsOf: invoiceFaults,
    send: async (values) => {
      const reply = await issueInvoice(orderFor(values), total);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text('invoices.issued', { number: reply.answer.number }) });
      onClose();
      return undefined;
    },
  });
  const { kind, purchaseIds } = form.values;
  const { data: draft = firstDraft, isPlaceholderData } = useQuery(draftQuery(kind, purchaseIds));
  const { total, accountId, lacksSeller, toCredit } = draft;
  const orderFor = (values: InvoiceForm) => orderOf(values, accountId);
  const isIdle = isPlaceholderData || lacksSeller || toCredit.length > 0 || total <= 0;
  const refusal = form.refusal ?? paper.refusal;
  return (
    <FormDialog
      size="l"
      {...form.frame}
      refused={refusal && refusalText(text, refusal)}
      title={text('invoices.issue')}
      action={text(`invoices.issue.${kind}`, { amount: formatYen(total) })}
      idle={isIdle}
      other={
        <PreviewButton
          isPending={paper.isPending}
          isIdle={isIdle}
          onPreview={() => void paper.show(orderFor(form.values))}
        />
      }
      onClose={onClose}
    >
      <InvoiceFields form={form} draft={draft} ports={purchase.logistics}>
        <OtherCars
          accountId={accountId}
          purchaseId={purchaseId}
          chosen={purchaseIds}
          onChange={(chosen) => form.set('purchaseIds', chosen)}
        />
        <DraftSum draft={draft} stale={isPlaceholderData} />
      </InvoiceFields>
      <BlockedPaper address={paper.blocked} />
    </FormDialog>
  );
}

import type { SettlementEnd } from '@seri/domain/settlements/settlement';
import { japanDay } from '@seri/domain/time/japan-time';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useDialogForm } from '../../../lib/forms/use-dialog-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import type { PurchaseDetails } from '../list/purchases.ts';
import { KeptCharges } from './kept-charges.tsx';
import { EndFields } from './end-fields.tsx';
import { cancelPurchase, changeSettlement, proposalQuery, resellPurchase } from './send-settlement.ts';
import { SettlementCosts } from './settlement-costs.tsx';
import {
  bodyOf,
  endedCharges,
  formOf,
  type SettlementForm,
  settlementFaults,
  settlementOf,
  usualForm,
} from './settlement-form.ts';
import { SettlementSum } from './settlement-sum.tsx';

interface SettlementDialogProps {
  purchase: PurchaseDetails;
  end: SettlementEnd;
  onClose: () => void;
}

/** R91: how a purchase ends. It is filled as such ends usually are, or as this one is, and says to the yen what follows. */
export function SettlementDialog(props: SettlementDialogProps) {
  const text = useText();
  const { purchase, end } = props;
  const { data: proposal } = useQuery({
    ...proposalQuery(purchase.carDetail.id),
    enabled: purchase.settlement === null,
  });
  if (purchase.settlement) {
    const { isGainOfClient } = purchase.settlement;
    return <FilledDialog {...props} initial={formOf(purchase)} isGainOfClient={isGainOfClient} />;
  }
  if (!proposal) return null;
  const sellersNote = text('purchases.settlement.sellersFee');
  const usual = usualForm(purchase, end, { proposal, sellersNote, today: japanDay(serverNow()) });
  return <FilledDialog {...props} initial={usual} isGainOfClient={proposal.isGainOfClient} />;
}

interface FilledSettlementProps extends SettlementDialogProps {
  initial: SettlementForm;
  isGainOfClient: boolean;
}

function FilledDialog({ purchase, end, initial, isGainOfClient, onClose }: FilledSettlementProps) {
  const text = useText();
  const { charges } = endedCharges(purchase);
  const form = useDialogForm<SettlementForm>({
    initial,
    faultsOf: (values) => settlementFaults(values, end),
    send: async (values) => {
      const reply = await sendSettlement(purchase, end, values);
      if (!reply.ok) return reply.refusal;
      toast({ tone: 'good', title: text(`purchases.settlement.${end}.done`) });
      onClose();
      return undefined;
    },
  });
  const { kept, costs, note } = form.values;
  return (
    <FormDialog
      {...form.frame}
      title={text(`purchases.settlement.${end}`)}
      action={text(purchase.settlement ? 'purchases.charge.save' : `purchases.settlement.${end}.do`)}
      onClose={onClose}
    >
      <EndFields
        form={form}
        end={end}
        isSettled={purchase.settlement !== null}
        isGainOfClient={isGainOfClient}
        charges={charges}
      />
      <KeptCharges charges={charges} kept={kept} onChange={(ids) => form.set('kept', ids)} />
      <SettlementCosts costs={costs} error={form.errorOf('costs')} onChange={(lines) => form.set('costs', lines)} />
      <TextArea
        label={text('purchases.settlement.note')}
        name="note"
        maxLength={500}
        value={note}
        onChange={({ target }) => form.set('note', target.value)}
      />
      <SettlementSum settlement={settlementOf(purchase, { end, isGainOfClient }, form.values)} />
    </FormDialog>
  );
}

function sendSettlement({ carDetail, version, settlement }: PurchaseDetails, end: SettlementEnd, form: SettlementForm) {
  const { reason, resoldOn, resoldAt, resoldFor } = form;
  const lines = bodyOf(form);
  if (settlement) {
    return changeSettlement({ body: { id: settlement.id, version: settlement.version, ...lines, resoldFor } });
  }
  const seen = { purchaseId: carDetail.id, version, ...lines };
  return end === 'cancelled'
    ? cancelPurchase({ body: { ...seen, reason } })
    : resellPurchase({ body: { ...seen, resoldOn, resoldAt: resoldAt.trim(), resoldFor: resoldFor ?? 0 } });
}

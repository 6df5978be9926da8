import { type BillingField, firstBilling } from '@seri/domain/money/company-billing';
import { useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import { type BillingForm, billingFormFaults, billingFormOf, billingIn, isBillingEdited } from './billing-form.ts';
import { type BillingVersions, readBilling, saveBilling } from './save-billing.ts';

/** The server names fields from the body. */
const fieldNames = Object.fromEntries(
  (Object.keys(firstBilling) as BillingField[]).map((name) => [`details.${name}`, name]),
) as Record<string, BillingField>;

/** R64: what an owner types, over the version that was on the screen. Changes saved by others never overwrite it. */
export function useBillingForm(versions: BillingVersions) {
  const text = useText();
  const [newest] = versions;
  const saved = newest?.details ?? firstBilling;
  const [base, setBase] = useState(newest?.version ?? 0);
  const [isConflict, setConflict] = useState(false);
  const form = useForm<BillingForm>({
    initial: billingFormOf(saved),
    fieldNames,
    faultsOf: billingFormFaults,
    send,
  });

  async function send(values: BillingForm): Promise<CallRefusal | undefined> {
    const details = billingIn(values);
    const refusal = await saveBilling({ version: base, details });
    if (refusal && refusal.code !== 'STATE_CHANGED') return refusal;
    if (!refusal) toast({ tone: 'good', title: text('billing.saved') });
    const now = await readBilling().catch(() => undefined);
    // Unread, a saved version is the next one; over a foreign one nothing may be saved.
    if (refusal && !now) return refusal;
    setBase(now ? (now[0]?.version ?? 0) : base + 1);
    setConflict(refusal !== undefined);
    form.replace(refusal ? values : billingFormOf(details));
    return undefined;
  }

  return { form, isConflict, isChanged: isBillingEdited(saved, form.values) };
}

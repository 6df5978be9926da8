import { type BankDetails, type BankField, bankFaults, bankFieldNames } from '@seri/domain/money/bank-details';
import { useState } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { toast } from '../../../ui/passing/toast.ts';
import { type BankVersions, readBank, saveBank } from './save-bank.ts';

const empty = Object.fromEntries(bankFieldNames.map((name) => [name, ''])) as BankDetails;
/** The server names fields from the body. */
const fieldNames = Object.fromEntries(bankFieldNames.map((name) => [`details.${name}`, name])) as Record<
  string,
  BankField
>;

const detailsIn = (values: BankDetails) =>
  Object.fromEntries(bankFieldNames.map((name) => [name, values[name].trim()])) as BankDetails;

/** R64: what an owner types, over the version that was on the screen. Changes saved by others never overwrite it. */
export function useBankForm(versions: BankVersions) {
  const text = useText();
  const [newest] = versions;
  const saved = newest?.details ?? empty;
  const [base, setBase] = useState(newest?.version ?? 0);
  const [isConflict, setConflict] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const faultsOf = (values: BankDetails) => (isRemoving ? {} : bankFaults(values));
  const form = useForm<BankDetails>({ initial: saved, fieldNames, faultsOf, send });

  async function send(values: BankDetails): Promise<CallRefusal | undefined> {
    const details = isRemoving ? null : detailsIn(values);
    const refusal = await saveBank({ version: base, details });
    if (refusal && refusal.code !== 'STATE_CHANGED') return refusal;
    if (!refusal) toast({ tone: 'good', title: text('bank.saved') });
    const now = await readBank().catch(() => undefined);
    // Unread, a saved version is the next one; over a foreign one nothing may be saved.
    if (refusal && !now) return refusal;
    setBase(now ? (now[0]?.version ?? 0) : base + 1);
    setConflict(refusal !== undefined);
    form.replace(refusal ? values : (details ?? empty));
    if (!refusal) setRemoving(false);
    return undefined;
  }

  const isEdited = bankFieldNames.some((name) => form.values[name].trim() !== saved[name]);
  return {
    form,
    isConflict,
    isRemoving,
    setRemoving,
    isChanged: isRemoving || isEdited,
    canRemove: newest !== undefined && newest.details !== null,
  };
}

import { useId } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';

interface BankAccountFieldProps extends Omit<FieldProps, 'label' | 'list'> {
  /** Those that receipts came to before. */
  accounts: readonly string[];
}

/** The account of the company, as its bank calls it: one of those used before, or a new one. */
export function BankAccountField({ accounts, ...field }: BankAccountFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div>
      <Field label={text('receipts.bankAccount')} list={id} autoComplete="off" maxLength={60} {...field} />
      <datalist id={id}>
        {accounts.map((account) => (
          <option key={account}>{account}</option>
        ))}
      </datalist>
    </div>
  );
}

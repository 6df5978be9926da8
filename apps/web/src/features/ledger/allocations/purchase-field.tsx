import { formatYen } from '@seri/domain/money/money';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import type { OpenToPay } from './allocations.ts';

interface PurchaseFieldProps {
  label: string;
  /** The oldest due first. */
  open: readonly OpenToPay[];
  value: string;
  onChange: (purchaseId: string) => void;
  /** Before the purchases. */
  children?: ReactNode;
}

/** A choice of what is open, with how much and by when. */
export function PurchaseField({ label, open, value, onChange, children }: PurchaseFieldProps) {
  const text = useText();
  const language = useLanguage();
  const wordsOf = ({ name, open: amount, dueOn }: OpenToPay) =>
    [name, formatYen(amount), dueOn !== null && text('allocations.due', { day: shortDay(dueOn, language) })]
      .filter(Boolean)
      .join(' · ');
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
      {open.map((purchase) => (
        <option key={purchase.purchaseId} value={purchase.purchaseId}>
          {wordsOf(purchase)}
        </option>
      ))}
    </SelectField>
  );
}

import type { TaxMark } from '@seri/domain/charges/tax-marks';
import {
  type BillingChange,
  billingSides,
  type BillingSwitch,
  type PaperAtWin,
} from '@seri/domain/money/company-billing';
import type { Text } from '../../../lib/language/text.ts';

/** The field or line that a version changed, with its new value. */
export function changeLine(text: Text, change: BillingChange) {
  const { field, line } = change;
  const name = text(`billing.field.${field}`);
  return {
    caption: line ? `${name}, ${text(`billing.line.${line}`)}` : name,
    value: valueText(text, change),
    mono: field === 'registrationNumber',
  };
}

function valueText(text: Text, { field, line, to: value }: BillingChange): string {
  if (line) return text(`billing.mark.${value as TaxMark}`);
  if (field === 'atWin') return text(`billing.atWin.${value as PaperAtWin}`);
  if (typeof value === 'boolean') return text(billingSides[field as BillingSwitch][value ? 0 : 1]);
  if (value === null) return text('billing.never');
  return value === '' ? text('billing.empty') : String(value);
}

import type { TaxMark } from '@seri/domain/charges/tax-marks';
import type { BillingChange } from '@seri/domain/money/company-billing';
import type { Text } from '../../../lib/language/text.ts';

/** The field or line that a version changed, with its new value. */
export function changeLine(text: Text, { field, line, to }: BillingChange) {
  const name = text(`billing.field.${field}`);
  return {
    caption: line ? `${name}, ${text(`billing.line.${line}`)}` : name,
    value: valueText(text, line !== undefined, to),
    mono: field === 'registrationNumber',
  };
}

function valueText(text: Text, isMark: boolean, value: BillingChange['to']): string {
  if (isMark) return text(`billing.mark.${value as TaxMark}`);
  if (typeof value === 'boolean') return text(value ? 'billing.gain.client' : 'billing.gain.company');
  return value === '' ? text('billing.empty') : String(value);
}

import type { FieldFault } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../language/text.ts';

export function faultText(text: Text, fault: FieldFault | undefined): string | undefined {
  if (!fault) return undefined;
  const { problem, length = 0, amount = 0, digit = 0 } = fault;
  return text(`field.${problem}`, { length, amount: formatYen(amount), digit });
}

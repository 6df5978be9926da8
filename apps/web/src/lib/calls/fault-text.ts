import type { FieldFault } from '@seri/domain/common/field-fault';
import { formatYen } from '@seri/domain/money/money';
import type { Text } from '../language/text.ts';

export function faultText(text: Text, fault: FieldFault | undefined): string | undefined {
  return fault && text(`field.${fault.problem}`, { length: fault.length ?? 0, amount: formatYen(fault.amount ?? 0) });
}

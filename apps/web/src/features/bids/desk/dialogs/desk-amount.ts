import type { FieldFault } from '@seri/domain/common/field-fault';
import { groupDigits } from '@seri/domain/money/money';

/** Whole yen as people type them: with or without spaces, sign and ¥. */
const yenPattern = /^([-+−]?)(\d{1,10})¥?$/u;

/** Null if nothing is typed, undefined if it is not an amount. */
export function parseYen(text: string): number | null | undefined {
  const bare = text.replaceAll(/\s/gu, '');
  if (bare === '' || bare === '¥') return null;
  const [, sign = '', digits = ''] = yenPattern.exec(bare) ?? [];
  if (digits === '') return undefined;
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits) || 0;
}

interface YenRule {
  isRequired: boolean;
  isSigned: boolean;
}

/** The faults that can be found without the server. */
export function yenFault(text: string, { isRequired, isSigned }: YenRule): FieldFault | undefined {
  const value = parseYen(text);
  if (value === undefined || (!isSigned && value !== null && value < 0)) return { problem: 'invalid' };
  return value === null && isRequired ? { problem: 'required' } : undefined;
}

export const yenText = (value: number | null): string => (value === null ? '' : groupDigits(value));

import type { FieldFault } from '@seri/domain/common/field-fault';
import { groupDigits } from '@seri/domain/money/money';

/** Whole yen as people write them: grouped by spaces or not, with or without the sign of yen. */
const written = /^([-+−]?)(\d{1,10})¥?$/u;

/** null where nothing is written, undefined where it is no amount. */
export function parseYen(text: string): number | null | undefined {
  const bare = text.replaceAll(/\s/gu, '');
  if (bare === '' || bare === '¥') return null;
  const [, sign = '', digits = ''] = written.exec(bare) ?? [];
  if (digits === '') return undefined;
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits) || 0;
}

interface YenRule {
  isRequired: boolean;
  /** It may be below zero. */
  isSigned: boolean;
}

/** What of an amount can be told without the server. */
export function yenFault(text: string, { isRequired, isSigned }: YenRule): FieldFault | undefined {
  const value = parseYen(text);
  if (value === undefined || (!isSigned && value !== null && value < 0)) return { problem: 'invalid' };
  return value === null && isRequired ? { problem: 'required' } : undefined;
}

export const yenText = (value: number | null): string => (value === null ? '' : groupDigits(value));

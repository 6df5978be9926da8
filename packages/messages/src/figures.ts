import { groupDigits } from '@seri/domain/money/money';
import type { MessageValues } from './message-id.ts';

/** The name under which a number is said; its own is left to the choice of a plural. */
export const figureOf = (name: string): string => `#${name}`;

/** Each number also as it is said: grouped as the house groups them, in every language. */
export function withFigures(values: MessageValues = {}): Record<string, string | number> {
  const all: Record<string, string | number> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') all[figureOf(name)] = groupDigits(value);
  }
  return all;
}

import { groupDigits } from '@seri/domain/money/money';
import type { MessageValues } from './message-id.ts';

/** The placeholder of a formatted number; the plain name keeps the number itself, which selects the plural form. */
export const figureName = (name: string): string => `#${name}`;

/** Adds each number as text, with its digits grouped in the same way for every language. */
export function withFigures(values: MessageValues = {}): Record<string, string | number> {
  const all: Record<string, string | number> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') all[figureName(name)] = groupDigits(value);
  }
  return all;
}

import { withLatinLookalikes } from '../common/keyboard-layout.ts';
import { chassisForm, chassisKey } from './chassis-form.ts';

/** How a chassis number of a list differs from one that is known, and at which sign of the list’s. */
export interface ChassisDifference {
  kind: 'alphabet' | 'lookAlike' | 'edit';
  at: number;
}

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', B: '8', S: '5', Z: '2' };
const shapeOf = (sign: string | undefined) => lookAlikes[sign ?? ''] ?? sign;

/** Null if they are the same, or differ by more than one sign. Russian letters that look like Latin ones count as one. */
export function chassisDifference(listed: string, known: string): ChassisDifference | null {
  const [one, other] = [chassisKey(listed), chassisKey(known)];
  if (one === other) return null;
  const latin = withLatinLookalikes(one).toUpperCase();
  const [start, end] = [sharedStart(latin, other), sharedEnd(latin, other)];
  if (latin === other) return { kind: 'alphabet', at: sharedStart(one, other) };
  if (latin !== one) return null;
  const longer = Math.max(one.length, other.length);
  const isOneSign = start + end >= longer - 1 && Math.abs(one.length - other.length) <= 1;
  if (!isOneSign) return null;
  const isLookAlike = one.length === other.length && shapeOf(one[start]) === shapeOf(other[start]);
  return { kind: isLookAlike ? 'lookAlike' : 'edit', at: start };
}

function sharedStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

const sharedEnd = (one: string, other: string): number => sharedStart(reversed(one), reversed(other));
const reversed = (text: string): string => text.split('').toReversed().join('');

/** The digits that tell one car of a model from the next; null if it ends with fewer than six. */
export const serialOf = (written: string): string | null => /\d{6,7}$/.exec(chassisForm(written))?.[0] ?? null;

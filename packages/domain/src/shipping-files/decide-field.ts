import type { JapanDay } from '../time/japan-time.ts';
import type { ListedChange, FieldDecision } from './row-changes.ts';

/** As it stands, and the day on which staff wrote it by hand; null if a list did, or nobody. */
export interface StandingValue {
  value: string;
  writtenOn: JapanDay | null;
}

/** A listed text is a value; `unknown` says that nobody knows it any more, and null says nothing. */
export type ListedText = { value: string } | 'unknown' | null;

/** R102: what a list does with a field. An empty cell never clears it; nobody is overruled unasked. */
export function decideField<Field extends string>(
  field: Field,
  listed: ListedText,
  { value: from, writtenOn }: StandingValue,
  listedOn: JapanDay,
): ListedChange<Field>[] {
  if (listed === null) return [];
  const to = listed === 'unknown' ? '' : listed.value;
  if (to === from) return [];
  const decision = decide(to, from !== '' && writtenOn !== null && writtenOn > listedOn);
  return [{ field, from, to, decision, isTaken: decision === 'take', writtenOn }];
}

function decide(to: string, isNewer: boolean): FieldDecision {
  if (isNewer) return 'conflict';
  return to === '' ? 'unknown' : 'take';
}

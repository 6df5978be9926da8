import type { Flag } from '@seri/domain/people/permissions';
import type { Overrides } from '@seri/domain/people/roles';

export type FlagChoice = 'role' | 'on' | 'off';
/** Unsaved changes; null removes the override. */
export type FlagChanges = Readonly<Partial<Record<Flag, boolean | null>>>;

const values: Readonly<Record<FlagChoice, boolean | null>> = { role: null, on: true, off: false };

export function choiceOf(flag: Flag, overrides: Overrides, changes: FlagChanges): FlagChoice {
  const value = flag in changes ? changes[flag] : overrides[flag];
  if (value === undefined || value === null) return 'role';
  return value ? 'on' : 'off';
}

/** Choosing the saved value removes the change. */
export function changedBy(flag: Flag, choice: FlagChoice, overrides: Overrides, changes: FlagChanges): FlagChanges {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== flag)) as FlagChanges;
  return values[choice] === (overrides[flag] ?? null) ? others : { ...others, [flag]: values[choice] };
}

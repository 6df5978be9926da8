import type { Flag } from '@seri/domain/people/permissions';

export type Overrides = Readonly<Partial<Record<Flag, boolean>>>;
/** What is chosen of a flag: its role's word, or an own one. */
export type FlagChoice = 'role' | 'on' | 'off';
/** Changes not yet saved; null gives the flag back to the role. */
export type FlagChanges = Readonly<Partial<Record<Flag, boolean | null>>>;

const values: Readonly<Record<FlagChoice, boolean | null>> = { role: null, on: true, off: false };

export function choiceOf(flag: Flag, overrides: Overrides, changes: FlagChanges): FlagChoice {
  const value = flag in changes ? changes[flag] : overrides[flag];
  if (value === undefined || value === null) return 'role';
  return value ? 'on' : 'off';
}

/** A choice that says what stands anyway is no change. */
export function changedBy(flag: Flag, choice: FlagChoice, overrides: Overrides, changes: FlagChanges): FlagChanges {
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== flag)) as FlagChanges;
  return values[choice] === (overrides[flag] ?? null) ? others : { ...others, [flag]: values[choice] };
}

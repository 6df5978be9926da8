import type { AnswerOf } from '@seri/contract/call';
import type { clientsCalls } from '@seri/contract/people/clients.calls';
import type { Flag } from '@seri/domain/people/permissions';
import type { FlagChanges } from './flags-draft.ts';

export type RoleFlags = AnswerOf<typeof clientsCalls.roles>['roles'][number];

interface RoleDraft {
  /** Version of the role at the first change, for the optimistic lock. */
  version: number;
  changes: FlagChanges;
}

/** Unsaved changes by role; null returns a flag to the role's default. */
export type RolesDraft = ReadonlyMap<number, RoleDraft>;

export const noChanges: RolesDraft = new Map();

interface RoleFlagState {
  isGranted: boolean;
  /** Differs from the role's default. */
  isOwn: boolean;
  isUnsaved: boolean;
  isFixed: boolean;
}

/** The state of a flag as it would be after saving the draft. */
export function roleFlagState(role: RoleFlags, flag: Flag, draft: RolesDraft): RoleFlagState {
  const change = draft.get(role.roleId)?.changes[flag];
  const isGranted = change === undefined ? role.permission[flag] : (change ?? role.defaults[flag]);
  return {
    isGranted,
    isOwn: isGranted !== role.defaults[flag],
    isUnsaved: change !== undefined,
    isFixed: !role.can.flags.includes(flag),
  };
}

/** The saved value removes the change; the role's default is stored as null. */
export function withFlag(draft: RolesDraft, role: RoleFlags, flag: Flag, granted: boolean): RolesDraft {
  const { version, changes } = draft.get(role.roleId) ?? { version: role.version, changes: {} };
  const others = Object.entries(changes).filter(([other]) => other !== flag);
  const value = granted === role.defaults[flag] ? null : granted;
  const next = granted === role.permission[flag] ? others : [...others, [flag, value] as const];
  const roles = withoutRoles(draft, [role.roleId]);
  return next.length === 0 ? roles : new Map([...roles, [role.roleId, { version, changes: Object.fromEntries(next) }]]);
}

export function withoutRoles(draft: RolesDraft, roleIds: readonly number[]): RolesDraft {
  return new Map([...draft].filter(([roleId]) => !roleIds.includes(roleId)));
}

export function countChanges(draft: RolesDraft): number {
  return [...draft.values()].reduce((count, { changes }) => count + Object.keys(changes).length, 0);
}

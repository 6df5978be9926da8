import type { AnswerOf } from '@seri/contract/call';
import type { clientsCalls } from '@seri/contract/people/clients.calls';
import type { Flag } from '@seri/domain/people/permissions';
import type { FlagChanges } from './flags-draft.ts';

export type RoleFlags = AnswerOf<typeof clientsCalls.roles>['roles'][number];

interface RoleDraft {
  /** Of the role as it stood when its first flag was changed. */
  version: number;
  changes: FlagChanges;
}

/** Changes not yet saved, by role; null gives a flag back to what the role comes with. */
export type RolesDraft = ReadonlyMap<number, RoleDraft>;

export const noChanges: RolesDraft = new Map();

interface RoleFlagState {
  isGranted: boolean;
  /** Other than what the role comes with. */
  isOwn: boolean;
  isUnsaved: boolean;
  /** Not the reader's to change. */
  isFixed: boolean;
}

/** How a flag of a role would stand with the draft saved. */
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

/** What stands anyway is no change; what the role comes with is given back to it. */
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

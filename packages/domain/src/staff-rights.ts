import type { Flag } from './permissions.ts';
import { roleIds, staffFlags } from './roles.ts';

export interface StaffMember {
  accountId: number;
  roleId: number;
  /** The mark that only the command line gives. */
  isOwner: boolean;
}

export interface ManagedAccount {
  id: number;
  roleId: number;
}

const givenRoles: ReadonlySet<number> = new Set(Object.values(roleIds));

/** R20: staff look after every client; staff accounts are an owner's, and nobody's own. */
export function mayManage(staff: StaffMember, account: ManagedAccount): boolean {
  if (staff.roleId !== roleIds.manager || staff.accountId === account.id) return false;
  return staff.isOwner || account.roleId !== roleIds.manager;
}

/** R20: the role of staff is given by an owner only; 984 and unknown ones by nobody. */
export function mayGiveRole(staff: StaffMember, account: ManagedAccount, roleId: number): boolean {
  if (!mayManage(staff, account) || !givenRoles.has(roleId)) return false;
  return staff.isOwner || roleId !== roleIds.manager;
}

/** R20: a flag of staff work is given or taken by an owner only. */
export function mayGiveFlag(staff: StaffMember, account: ManagedAccount, flag: Flag): boolean {
  return mayManage(staff, account) && (staff.isOwner || !staffFlags.includes(flag));
}

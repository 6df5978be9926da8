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

/** R26: staff see every client, an owner staff too. */
export function maySee(staff: StaffMember, account: ManagedAccount): boolean {
  return isStaff(staff) && (staff.isOwner || !isStaff(account));
}

/** R20: staff look after whom they see, and nobody after the own account. */
export function mayManage(staff: StaffMember, account: ManagedAccount): boolean {
  return maySee(staff, account) && staff.accountId !== account.id;
}

/** R23: money is booked for clients; staff have none here. */
export function mayBookFor(staff: StaffMember, account: ManagedAccount): boolean {
  return mayManage(staff, account) && !isStaff(account);
}

/** R21: the roles there are to give; one that only old accounts have is not among them. */
export function isGivenRole(roleId: number): boolean {
  return givenRoles.has(roleId);
}

/** R21: the role of staff is given by an owner only; 984 and unknown ones by nobody. */
export function mayGiveRole(staff: StaffMember, account: ManagedAccount, roleId: number): boolean {
  return mayManage(staff, account) && isGivenRole(roleId) && (staff.isOwner || roleId !== roleIds.manager);
}

/** R21: a flag of staff work is given or taken by an owner only. */
export function mayGiveFlag(staff: StaffMember, account: ManagedAccount, flag: Flag): boolean {
  return mayManage(staff, account) && (staff.isOwner || !staffFlags.includes(flag));
}

/** R21: whoever changed the flags of staff would change the own, so nobody does; a disabled account uses none. */
export function mayGiveRoleFlag(staff: StaffMember, roleId: number, flag: Flag): boolean {
  const isTheirs = isGivenRole(roleId) && roleId !== roleIds.manager && roleId !== roleIds.disabled;
  return isStaff(staff) && isTheirs && (staff.isOwner || !staffFlags.includes(flag));
}

export function isStaff({ roleId }: { roleId: number }): boolean {
  return roleId === roleIds.manager;
}

import type { Flag } from './permissions.ts';
import { roleIds, staffFlags } from './roles.ts';

export interface StaffMember {
  accountId: number;
  roleId: number;
  /** Set on the command line only. */
  isOwner: boolean;
}

export interface ManagedAccount {
  id: number;
  roleId: number;
}

const assignableRoles: ReadonlySet<number> = new Set(Object.values(roleIds));

/** R26: staff see every client; an owner also sees staff. */
export function maySee(staff: StaffMember, account: ManagedAccount): boolean {
  return isStaff(staff) && (staff.isOwner || !isStaff(account));
}

/** R20: staff manage the accounts they see, but never their own. */
export function mayManage(staff: StaffMember, account: ManagedAccount): boolean {
  return maySee(staff, account) && staff.accountId !== account.id;
}

/** R23: money is booked for clients only; staff have no ledger. */
export function mayBookFor(staff: StaffMember, account: ManagedAccount): boolean {
  return mayManage(staff, account) && !isStaff(account);
}

/** R21: 984, which only old accounts have, and unknown roles are not assignable. */
export function isAssignableRole(roleId: number): boolean {
  return assignableRoles.has(roleId);
}

/** R21: only an owner may assign the staff role. */
export function mayGiveRole(staff: StaffMember, account: ManagedAccount, roleId: number): boolean {
  return mayManage(staff, account) && isAssignableRole(roleId) && (staff.isOwner || roleId !== roleIds.manager);
}

/** R21: only an owner may grant or revoke a staff flag. */
export function mayGiveFlag(staff: StaffMember, account: ManagedAccount, flag: Flag): boolean {
  return mayManage(staff, account) && (staff.isOwner || !staffFlags.includes(flag));
}

/** R21: the staff role cannot be changed, because staff would change their own flags; the disabled role uses none. */
export function mayGiveRoleFlag(staff: StaffMember, roleId: number, flag: Flag): boolean {
  const isChangeable = isAssignableRole(roleId) && roleId !== roleIds.manager && roleId !== roleIds.disabled;
  return isStaff(staff) && isChangeable && (staff.isOwner || !staffFlags.includes(flag));
}

export function isStaff({ roleId }: { roleId: number }): boolean {
  return roleId === roleIds.manager;
}

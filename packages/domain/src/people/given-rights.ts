import { isStaff, type ManagedAccount, mayManage, type StaffMember } from './staff-rights.ts';

/** R89: powers of a manager that are not among the flags of the wire. */
export const staffRights = ['accounting', 'logistics', 'tables', 'negotiation'] as const;
export type StaffRight = (typeof staffRights)[number];
export type StaffRights = Readonly<Record<StaffRight, boolean>>;

/** An owner has given or taken these; the other rights are as usual. */
export type GivenRights = Readonly<Partial<StaffRights>>;

const usual: StaffRights = { accounting: false, logistics: true, tables: false, negotiation: true };

/** R89: an owner has all of them, and an account that is no manager none. */
export function staffRightsOf(account: Pick<StaffMember, 'roleId' | 'isOwner'>, given: GivenRights): StaffRights {
  const has = (right: StaffRight) => isStaff(account) && (account.isOwner || (given[right] ?? usual[right]));
  return Object.fromEntries(staffRights.map((right) => [right, has(right)])) as Record<StaffRight, boolean>;
}

/** R89: only an owner gives and takes them, of managers who are no owners. */
export function mayGiveRights(staff: StaffMember, account: ManagedAccount & { isOwner: boolean }): boolean {
  return staff.isOwner && mayManage(staff, account) && isStaff(account) && !account.isOwner;
}

import { describe, expect, it } from 'vitest';
import { flags } from './permissions.ts';
import { type RoleName, roleIds, staffFlags } from './roles.ts';
import {
  type ManagedAccount,
  mayBookFor,
  mayGiveFlag,
  mayGiveRole,
  mayManage,
  maySee,
  type StaffMember,
} from './staff-rights.ts';

const manager: StaffMember = { accountId: 1, roleId: roleIds.manager, isOwner: false };
const owner: StaffMember = { accountId: 2, roleId: roleIds.manager, isOwner: true };
const colleague = { id: 3, roleId: roleIds.manager };
const client: ManagedAccount = { id: 4, roleId: roleIds.client };
const assignableBy = (staff: StaffMember, account: ManagedAccount) =>
  [...Object.values(roleIds), 984, 4711].filter((roleId) => mayGiveRole(staff, account, roleId));
const ownOf = ({ accountId, roleId }: StaffMember) => ({ id: accountId, roleId });

describe('R26 accounts that staff see', () => {
  it.each([
    ['a manager', manager, 'a client', client, true],
    ['a manager', manager, 'a colleague', colleague, false],
    ['a manager', manager, 'the own account', ownOf(manager), false],
    ['an owner', owner, 'a client', client, true],
    ['an owner', owner, 'a colleague', colleague, true],
    ['an owner', owner, 'the own account', ownOf(owner), true],
  ] as const)('%s: %s, %s: %s', (_, staff, __, account, sees) => {
    expect(maySee(staff, account)).toBe(sees);
  });

  const others = (Object.keys(roleIds) as RoleName[]).filter((role) => role !== 'manager');
  it.each(others)('a %s sees nobody, marked as an owner or not', (role) => {
    const marked = { accountId: 9, roleId: roleIds[role], isOwner: true };
    expect(maySee(marked, client)).toBe(false);
    expect(maySee({ ...marked, isOwner: false }, client)).toBe(false);
  });
});

describe('R20 accounts that staff manage', () => {
  it('are those they see, except their own', () => {
    expect(mayManage(manager, client)).toBe(true);
    expect(mayManage(owner, colleague)).toBe(true);
    expect(mayManage(owner, ownOf(owner))).toBe(false);
    expect(mayManage(manager, colleague)).toBe(false);
  });

  it('R23 can be booked for only if they are clients', () => {
    expect(mayBookFor(manager, client)).toBe(true);
    expect(mayBookFor(owner, colleague)).toBe(false);
    expect(mayBookFor(owner, ownOf(owner))).toBe(false);
  });
});

describe('R21 roles and flags that staff grant', () => {
  it('are all roles except the staff role, which only an owner grants', () => {
    expect(assignableBy(manager, client)).toEqual(Object.values(roleIds).filter((id) => id !== roleIds.manager));
    expect(assignableBy(owner, client)).toEqual(Object.values(roleIds));
    expect(assignableBy(owner, colleague)).toEqual(Object.values(roleIds));
  });

  it('are none for their own account or for one they may not see', () => {
    expect(assignableBy(owner, ownOf(owner))).toEqual([]);
    expect(assignableBy(manager, colleague)).toEqual([]);
  });

  it('are all flags except staff flags, which only an owner grants', () => {
    const byManager = flags.filter((flag) => mayGiveFlag(manager, client, flag));
    expect(byManager).toEqual(flags.filter((flag) => !staffFlags.includes(flag)));
    expect(flags.filter((flag) => mayGiveFlag(owner, client, flag))).toEqual(flags);
    expect(flags.filter((flag) => mayGiveFlag(owner, ownOf(owner), flag))).toEqual([]);
  });
});

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
const given = (staff: StaffMember, account: ManagedAccount) =>
  [...Object.values(roleIds), 984, 4711].filter((roleId) => mayGiveRole(staff, account, roleId));
const ownOf = ({ accountId, roleId }: StaffMember) => ({ id: accountId, roleId });

describe('R26 whom staff see', () => {
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

describe('R20 whom staff manage', () => {
  it('is whom they see, but never the own account', () => {
    expect(mayManage(manager, client)).toBe(true);
    expect(mayManage(owner, colleague)).toBe(true);
    expect(mayManage(owner, ownOf(owner))).toBe(false);
    expect(mayManage(manager, colleague)).toBe(false);
  });

  it('R23 books for clients only', () => {
    expect(mayBookFor(manager, client)).toBe(true);
    expect(mayBookFor(owner, colleague)).toBe(false);
    expect(mayBookFor(owner, ownOf(owner))).toBe(false);
  });
});

describe('R21 what staff give', () => {
  it('is every role but that of staff; an owner gives that too', () => {
    expect(given(manager, client)).toEqual(Object.values(roleIds).filter((id) => id !== roleIds.manager));
    expect(given(owner, client)).toEqual(Object.values(roleIds));
    expect(given(owner, colleague)).toEqual(Object.values(roleIds));
  });

  it('is nothing to the own account or to one they may not see', () => {
    expect(given(owner, ownOf(owner))).toEqual([]);
    expect(given(manager, colleague)).toEqual([]);
  });

  it('is every flag but those of staff work; an owner gives those too', () => {
    const byManager = flags.filter((flag) => mayGiveFlag(manager, client, flag));
    expect(byManager).toEqual(flags.filter((flag) => !staffFlags.includes(flag)));
    expect(flags.filter((flag) => mayGiveFlag(owner, client, flag))).toEqual(flags);
    expect(flags.filter((flag) => mayGiveFlag(owner, ownOf(owner), flag))).toEqual([]);
  });
});

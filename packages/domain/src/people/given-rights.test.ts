import { describe, expect, it } from 'vitest';
import { mayGiveRights, type StaffRight, staffRights, staffRightsOf } from './given-rights.ts';
import { type RoleName, roleIds } from './roles.ts';
import type { StaffMember } from './staff-rights.ts';

const manager: StaffMember = { accountId: 1, roleId: roleIds.manager, isOwner: false };
const owner: StaffMember = { accountId: 2, roleId: roleIds.manager, isOwner: true };
const others = (Object.keys(roleIds) as RoleName[]).filter((role) => role !== 'manager');
const all = { accounting: true, logistics: true, tables: true, negotiation: true };
const none = { accounting: false, logistics: false, tables: false, negotiation: false };

describe('R89 the rights of staff', () => {
  const usual: Record<StaffRight, boolean> = { accounting: false, logistics: true, tables: false, negotiation: true };

  it.each(staffRights)('%s is as usual until an owner gives or takes it', (right) => {
    expect(staffRightsOf(manager, {})[right]).toBe(usual[right]);
    expect(staffRightsOf(manager, { [right]: true })).toEqual({ ...usual, [right]: true });
    expect(staffRightsOf(manager, { [right]: false })).toEqual({ ...usual, [right]: false });
  });

  it('are all those of an owner, whatever was taken', () => {
    expect(staffRightsOf(owner, {})).toEqual(all);
    expect(staffRightsOf(owner, none)).toEqual(all);
  });

  it.each([...others, 'unknown'] as const)('are none of a %s, marked as an owner or not', (role) => {
    const roleId = role === 'unknown' ? 4711 : roleIds[role];
    for (const isOwner of [true, false]) expect(staffRightsOf({ roleId, isOwner }, all)).toEqual(none);
  });
});

describe('R89 the rights of staff are given', () => {
  const colleague = { id: 3, roleId: roleIds.manager, isOwner: false };

  it.each([
    ['an owner', owner, 'a manager', colleague, true],
    ['an owner', owner, 'another owner', { ...colleague, isOwner: true }, false],
    ['an owner', owner, 'a client', { ...colleague, roleId: roleIds.client }, false],
    ['an owner', owner, 'itself', { id: owner.accountId, roleId: owner.roleId, isOwner: true }, false],
    ['a manager', manager, 'a colleague', colleague, false],
    ['a manager', manager, 'itself', { id: manager.accountId, roleId: manager.roleId, isOwner: false }, false],
    ['a manager', manager, 'a client', { ...colleague, roleId: roleIds.client }, false],
  ] as const)('by %s %j to %s %j: %j', (_, staff, __, account, may) => {
    expect(mayGiveRights(staff, account)).toBe(may);
  });

  it.each(others)('by no %s who is marked as an owner', (role) => {
    expect(mayGiveRights({ accountId: 9, roleId: roleIds[role], isOwner: true }, colleague)).toBe(false);
  });
});

import { flags } from '@seri/domain/people/permissions';
import { permissionsOf, roleIds } from '@seri/domain/people/roles';
import { expect, it } from 'vitest';
import { countChanges, noChanges, type RoleFlags, roleFlagState, withFlag, withoutRoles } from './roles-draft.ts';

function roleOf(roleId: number, overrides: RoleFlags['overrides'] = {}, version = 1): RoleFlags {
  const permission = permissionsOf(roleId, {}, overrides);
  return {
    roleId,
    userLevel: '',
    version,
    permission,
    defaults: permissionsOf(roleId),
    overrides,
    can: { flags: [...flags] },
  };
}

const client = roleOf(roleIds.client);
const vip = roleOf(roleIds.vip);
const guest = roleOf(roleIds.guest, { bikeView: true });

it('a flag changed from the role’s default is stored in the draft', () => {
  const draft = withFlag(noChanges, client, 'bikeView', false);
  expect(draft.get(client.roleId)?.changes).toEqual({ bikeView: false });
  expect(roleFlagState(client, 'bikeView', draft)).toMatchObject({ isGranted: false, isOwn: true, isUnsaved: true });
  expect(roleFlagState(vip, 'bikeView', draft)).toMatchObject({ isGranted: true, isOwn: false, isUnsaved: false });
});

it('a flag changed back to the role’s default removes the override', () => {
  expect(roleFlagState(guest, 'bikeView', noChanges)).toMatchObject({ isGranted: true, isOwn: true, isUnsaved: false });
  const draft = withFlag(noChanges, guest, 'bikeView', false);
  expect(draft.get(guest.roleId)?.changes).toEqual({ bikeView: null });
  expect(roleFlagState(guest, 'bikeView', draft)).toMatchObject({ isGranted: false, isOwn: false, isUnsaved: true });
});

it('the saved value is no change, and a role without changes leaves the draft', () => {
  const once = withFlag(withFlag(noChanges, client, 'bikeView', false), client, 'shareCar', false);
  const back = withFlag(once, client, 'bikeView', true);
  expect(back.get(client.roleId)?.changes).toEqual({ shareCar: false });
  expect(withFlag(back, client, 'shareCar', true).size).toBe(0);
});

it('an override equal to the default can be changed and changed back without a trace', () => {
  const same = roleOf(roleIds.client, { bikeView: true });
  const away = withFlag(noChanges, same, 'bikeView', false);
  expect(withFlag(away, same, 'bikeView', true).size).toBe(0);
});

it('a draft keeps the version of its first change, for the optimistic lock', () => {
  const draft = withFlag(noChanges, client, 'bikeView', false);
  const newer = roleOf(roleIds.client, { machineryView: false }, 2);
  expect(withFlag(draft, newer, 'shareCar', false).get(client.roleId)).toEqual({
    version: 1,
    changes: { bikeView: false, shareCar: false },
  });
});

it('changes are counted over all roles and can be removed for one role', () => {
  const draft = withFlag(withFlag(noChanges, client, 'bikeView', false), guest, 'shareCar', true);
  expect(countChanges(draft)).toBe(2);
  expect([...withoutRoles(draft, [client.roleId]).keys()]).toEqual([guest.roleId]);
});

it('a flag that the reader may not give is fixed', () => {
  const limited = { ...client, can: { flags: ['bikeView' as const] } };
  expect(roleFlagState(limited, 'bikeView', noChanges).isFixed).toBe(false);
  expect(roleFlagState(limited, 'bidManageStatus', noChanges).isFixed).toBe(true);
});

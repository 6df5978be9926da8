import { describe, expect, it } from 'vitest';
import { flags } from './permissions.ts';
import { equivalentRoleIds, maySignIn, menuKind, permissionsOf, roleIds, roleName, userTypeOf } from './roles.ts';

const granted = (roleId: number, overrides = {}) => {
  const permissions = permissionsOf(roleId, overrides);
  return flags.filter((flag) => permissions[flag]);
};

describe('R4 the flags of a role', () => {
  it('open only the car listing and the fixed-price list to a guest, beside the checks', () => {
    expect(granted(roleIds.guest)).toEqual([
      'carAuctionsView',
      'onepriceView',
      'bidDeadlineCheck',
      'creditLimitCheck',
      'dailyBidLimitCheck',
      'ussLimitCheck',
    ]);
  });

  it('let a VIP bid without the credit check', () => {
    expect(permissionsOf(roleIds.vip)).toMatchObject({ biddingAllowed: true, creditLimitCheck: false });
  });

  it('let a troublesome client bid, but not share or download', () => {
    expect(permissionsOf(roleIds.troublesome)).toMatchObject({
      biddingAllowed: true,
      shareCar: false,
      downloadPhotos: false,
    });
  });

  it('do not let a restricted account bid', () => {
    expect(permissionsOf(roleIds.restricted)).toMatchObject({ biddingAllowed: false, carAuctionsView: true });
  });

  it('are changed by overrides in both directions', () => {
    expect(granted(roleIds.guest, { bikeView: true, carAuctionsView: false })).toContain('bikeView');
    expect(granted(roleIds.guest, { carAuctionsView: false })).not.toContain('carAuctionsView');
  });

  it('are all off for an unknown role, even with overrides', () => {
    expect(granted(4711, { carAuctionsView: true })).toEqual([]);
  });
});

describe('R3 kinds of user', () => {
  it.each([
    ['manager', 'manager', 3],
    ['dealer', 'dealer', 2],
    ['client', 'client', 2],
    ['vip', 'client', 2],
    ['guest', 'client', 2],
  ] as const)('%s has the menu of a %s and userType %i', (role, menu, userType) => {
    expect(menuKind(roleIds[role])).toBe(menu);
    expect(userTypeOf(roleIds[role])).toBe(userType);
  });

  it('R2 the disabled and unknown roles cannot sign in', () => {
    expect(maySignIn(roleIds.disabled)).toBe(false);
    expect(maySignIn(4711)).toBe(false);
    expect(menuKind(4711)).toBeUndefined();
  });
});

describe('the former role 984', () => {
  it('counts as restricted, like 979', () => {
    expect(roleName(984)).toBe('restricted');
    expect([equivalentRoleIds(984), equivalentRoleIds(roleIds.vip), equivalentRoleIds(4711)]).toEqual([
      [979, 984],
      [981],
      [4711],
    ]);
    expect(permissionsOf(984)).toEqual(permissionsOf(roleIds.restricted));
    expect(permissionsOf(984, { bikeView: false })).toEqual(permissionsOf(roleIds.restricted, { bikeView: false }));
    expect([menuKind(984), userTypeOf(984), maySignIn(984)]).toEqual(['client', 2, true]);
  });

  it('is never assigned to an account', () => {
    expect(Object.values(roleIds)).not.toContain(984);
  });
});

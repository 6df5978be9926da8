import { describe, expect, it } from 'vitest';
import { flags } from './permissions.ts';
import { idsReadAs, maySignIn, menuKind, permissionsOf, roleIds, roleName, userTypeOf } from './roles.ts';

const granted = (roleId: number, overrides = {}) => {
  const permissions = permissionsOf(roleId, overrides);
  return flags.filter((flag) => permissions[flag]);
};

describe('R4 what a role may do', () => {
  it('gives a guest the car listing and the fixed-price list only, beside the checks', () => {
    expect(granted(roleIds.guest)).toEqual([
      'carAuctionsView',
      'onepriceView',
      'bidDeadlineCheck',
      'creditLimitCheck',
      'dailyBidLimitCheck',
      'ussLimitCheck',
    ]);
  });

  it('lets a VIP bid without the credit check', () => {
    expect(permissionsOf(roleIds.vip)).toMatchObject({ biddingAllowed: true, creditLimitCheck: false });
  });

  it('binds a troublesome client like another, without sharing and downloads', () => {
    expect(permissionsOf(roleIds.troublesome)).toMatchObject({
      biddingAllowed: true,
      shareCar: false,
      downloadPhotos: false,
    });
  });

  it('keeps a restricted account from bidding', () => {
    expect(permissionsOf(roleIds.restricted)).toMatchObject({ biddingAllowed: false, carAuctionsView: true });
  });

  it('lets an override win, either way', () => {
    expect(granted(roleIds.guest, { bikeView: true, carAuctionsView: false })).toContain('bikeView');
    expect(granted(roleIds.guest, { carAuctionsView: false })).not.toContain('carAuctionsView');
  });

  it('gives an unknown role nothing, even with overrides', () => {
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

  it('R2 keeps the disabled and the unknown out', () => {
    expect(maySignIn(roleIds.disabled)).toBe(false);
    expect(maySignIn(4711)).toBe(false);
    expect(menuKind(4711)).toBeUndefined();
  });
});

describe('the former role 984', () => {
  it('is read as restricted, as 979 is', () => {
    expect(roleName(984)).toBe('restricted');
    expect([idsReadAs(984), idsReadAs(roleIds.vip), idsReadAs(4711)]).toEqual([[979, 984], [981], [4711]]);
    expect(permissionsOf(984)).toEqual(permissionsOf(roleIds.restricted));
    expect(permissionsOf(984, { bikeView: false })).toEqual(permissionsOf(roleIds.restricted, { bikeView: false }));
    expect([menuKind(984), userTypeOf(984), maySignIn(984)]).toEqual(['client', 2, true]);
  });

  it('is never given to an account', () => {
    expect(Object.values(roleIds)).not.toContain(984);
  });
});

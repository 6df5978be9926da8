import { describe, expect, it } from 'vitest';
import { bidRights, noBidRights } from './bid-rights.ts';
import { bidStatusCodes } from './bid-statuses.ts';
import { noPermissions } from '../people/permissions.ts';
import { permissionsOf, type RoleName, roleIds } from '../people/roles.ts';

const reader = (role: RoleName) => ({ roleId: roleIds[role], permissions: permissionsOf(roleIds[role], {}) });
const codes = Object.values(bidStatusCodes);

describe('R57 the rights on a bid', () => {
  const all = { setStatus: true, editPrice: true, editSoldPrice: true, setAutoBid: true };

  it.each(codes)('are all or none for staff: all at statuses 1, 2 and 6 (%i)', (status) => {
    expect(bidRights(reader('manager'), { status, kind: 'car' })).toEqual(
      [1, 2, 6].includes(status) ? all : noBidRights,
    );
  });

  it.each((Object.keys(roleIds) as RoleName[]).filter((role) => role !== 'manager'))(
    'are none for a %s, whatever its flags',
    (role) => {
      const everything = { ...reader('manager').permissions };
      expect(bidRights({ roleId: roleIds[role], permissions: everything }, { status: 1, kind: 'car' })).toEqual(
        noBidRights,
      );
    },
  );

  it.each([
    ['bidManageStatus', 'setStatus'],
    ['bidManageBidPrice', 'editPrice'],
    ['bidManageSoldPrice', 'editSoldPrice'],
  ] as const)('%s gives only %s', (flag, right) => {
    const permissions = { ...noPermissions, [flag]: true };
    const bid = { status: 2, kind: 'car' } as const;
    expect(bidRights({ roleId: roleIds.manager, permissions }, bid)).toEqual({
      ...noBidRights,
      setAutoBid: true,
      [right]: true,
    });
  });

  it('on an order are only those to set its status', () => {
    expect(bidRights(reader('manager'), { status: 1, kind: 'stock' })).toEqual({ ...noBidRights, setStatus: true });
  });
});

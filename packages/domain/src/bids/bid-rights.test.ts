import { describe, expect, it } from 'vitest';
import { bidRights, noBidRights, ownBidRights } from './bid-rights.ts';
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

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

describe('R50, R52 the rights of a client on an own bid', () => {
  const now = new Date('2026-11-18T03:00:00Z');
  const deadlines = { cancelling: new Date('2026-11-18T04:00:00Z'), bidding: new Date('2026-11-18T05:00:00Z') };
  const facts = {
    now,
    status: bidStatusCodes.new as number,
    deadlines,
    cancellingClosesMinutes: 60,
    isStock: false,
    isOver: false,
    permissions: permissionsOf(roleIds.client, {}),
  };
  it.each([
    ['a waiting bid before its deadlines', {}, { mayCancel: true, mayRaise: true }],
    ['between the deadlines', { now: at('04:30') }, { mayCancel: false, mayRaise: true }],
    ['after both', { now: at('05:00') }, { mayCancel: false, mayRaise: false }],
    ['an accepted bid', { status: bidStatusCodes.bid }, { mayCancel: true, mayRaise: true }],
    ['a bid that has ended', { status: bidStatusCodes.dontBid }, { mayCancel: false, mayRaise: false }],
    ['a win', { status: bidStatusCodes.won }, { mayCancel: false, mayRaise: false }],
    ['a lot that has ended', { isOver: true }, { mayCancel: false, mayRaise: false }],
    [
      'an order, whose car is reserved for it',
      { isStock: true, isOver: true, deadlines: null },
      { mayCancel: true, mayRaise: false },
    ],
    [
      'an account that the deadline of bidding does not bind',
      { now: at('05:30'), permissions: permissionsOf(roleIds.client, { bidDeadlineCheck: false }) },
      { mayCancel: false, mayRaise: true },
    ],
    [
      'an account that may not bid',
      { permissions: permissionsOf(roleIds.client, { biddingAllowed: false }) },
      { mayCancel: true, mayRaise: false },
    ],
  ])('%s', (_name, change, rights) => {
    expect(ownBidRights({ ...facts, ...change })).toEqual(rights);
  });
});

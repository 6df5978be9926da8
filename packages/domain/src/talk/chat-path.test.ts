import { expect, it } from 'vitest';
import { permissionsOf, roleIds } from '../people/roles.ts';
import { chatPath } from './chat-path.ts';

const pathFor = (role: keyof typeof roleIds, overrides = {}) =>
  chatPath({ roleId: roleIds[role], permissions: permissionsOf(roleIds[role], overrides) }, 7);

it('R60 a chat opens beside the list of its reader’s role', () => {
  expect([pathFor('client'), pathFor('dealer'), pathFor('manager')]).toEqual([
    '/bids?chat=7',
    '/dealer-bids?chat=7',
    '/bid-manager?chat=7',
  ]);
});

it('R57 to whom that list is closed, the chat opens beside another one', () => {
  expect(pathFor('manager', { bidManagementEnabled: false })).toBe('/archive-bids?chat=7');
  expect(pathFor('dealer', { dealerBidAccess: false })).toBe('/bids?chat=7');
});

it('a flag that the server has not heard of closes nothing', () => {
  expect(chatPath({ roleId: roleIds.manager, permissions: {} }, 7)).toBe('/bid-manager?chat=7');
});

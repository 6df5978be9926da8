import { languageIds } from '@seri/domain/common/languages';
import { maySignIn, roleIds } from '@seri/domain/people/roles';
import { expect, test } from 'vitest';
import { demoAccounts } from './accounts.data.ts';

test('every role has a demo account, and one manager is an owner', () => {
  expect(new Set(demoAccounts.map((account) => account.roleId))).toEqual(new Set(Object.values(roleIds)));
  expect(demoAccounts.filter((account) => account.isOwner).map((account) => account.email)).toEqual([
    'owner@demo.seri',
  ]);
});

test('nine different emails, of which all but the disabled one may sign in', () => {
  expect(new Set(demoAccounts.map((account) => account.email)).size).toBe(9);
  const shut = demoAccounts.filter((account) => !maySignIn(account.roleId));
  expect(shut.map((account) => account.email)).toEqual(['disabled@demo.seri']);
});

test('the VIP and the troublesome client read Russian', () => {
  const russian = demoAccounts.filter((account) => account.languageId === languageIds.ru);
  expect(russian.map((account) => account.email)).toEqual(['vip@demo.seri', 'troublesome@demo.seri']);
});

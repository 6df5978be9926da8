import { describe, expect, it } from 'vitest';
import { roleIds } from './roles.ts';
import {
  authenticatorCodeFault,
  groupedCode,
  hasSecondFactor,
  leastPasswordLength,
  mayRemoveFactor,
  mayResetFactors,
  mustHaveFactor,
  passkeyNameFault,
  plainAuthenticatorCode,
  plainRecoveryCode,
  recoveryCodeFault,
  usableFactors,
} from './second-factor.ts';

const none = { hasAuthenticator: false, passkeys: 0, recoveryCodes: 0 };
const manager = { roleId: roleIds.manager };
const client = { roleId: roleIds.client };

describe('R80 a second factor', () => {
  it('is an authenticator app or a passkey; recovery codes stand in for one and are none', () => {
    expect(hasSecondFactor(none)).toBe(false);
    expect(hasSecondFactor({ ...none, recoveryCodes: 10 })).toBe(false);
    expect(hasSecondFactor({ ...none, hasAuthenticator: true })).toBe(true);
    expect(hasSecondFactor({ ...none, passkeys: 1 })).toBe(true);
  });

  it('is chosen from those that the account has', () => {
    expect(usableFactors(none)).toEqual([]);
    expect(usableFactors({ ...none, recoveryCodes: 3 })).toEqual([]);
    expect(usableFactors({ ...none, passkeys: 2, recoveryCodes: 3 })).toEqual(['passkey', 'recovery-code']);
    expect(usableFactors({ ...none, hasAuthenticator: true })).toEqual(['authenticator']);
  });

  it('has codes that may be typed as people type them', () => {
    expect(plainRecoveryCode(' ABCD-efgh jkmn ')).toBe('abcdefghjkmn');
    expect(groupedCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn');
    expect(plainAuthenticatorCode('123 456')).toBe('123456');
    expect(authenticatorCodeFault('123 456')).toBeUndefined();
    expect(authenticatorCodeFault('')).toEqual({ problem: 'required' });
    expect(authenticatorCodeFault('12345')).toEqual({ problem: 'invalid' });
    expect(recoveryCodeFault('ABCD-EFGH-JKMN')).toBeUndefined();
    expect(recoveryCodeFault(' ')).toEqual({ problem: 'required' });
    expect(recoveryCodeFault('ABCD-EFGH-JKM0')).toEqual({ problem: 'invalid' });
    expect(recoveryCodeFault('ABCD-EFGH')).toEqual({ problem: 'invalid' });
    expect(passkeyNameFault(' ')).toEqual({ problem: 'required' });
    expect(passkeyNameFault('Laptop')).toBeUndefined();
  });
});

describe('R81 staff', () => {
  it('must have a factor while the company asks for it, and keep the last one', () => {
    expect(mustHaveFactor(manager, true)).toBe(true);
    expect(mustHaveFactor(manager, false)).toBe(false);
    expect(mustHaveFactor(client, true)).toBe(false);
    expect(mayRemoveFactor({ ...none, passkeys: 1 }, true)).toBe(false);
    expect(mayRemoveFactor({ ...none, passkeys: 1, hasAuthenticator: true }, true)).toBe(true);
    expect(mayRemoveFactor({ ...none, passkeys: 1 }, false)).toBe(true);
  });

  it('lose their factors by an owner, who keeps their own', () => {
    const owner = { accountId: 1, roleId: roleIds.manager, isOwner: true };
    const colleague = { id: 2, roleId: roleIds.manager };
    expect(mayResetFactors(owner, colleague)).toBe(true);
    expect(mayResetFactors(owner, { id: 3, roleId: roleIds.client })).toBe(true);
    expect(mayResetFactors(owner, { id: 1, roleId: roleIds.manager })).toBe(false);
    expect(mayResetFactors({ ...owner, isOwner: false }, { id: 3, roleId: roleIds.client })).toBe(false);
  });

  it('R15 may have a password of the usual length beside a factor', () => {
    expect(leastPasswordLength(manager, false)).toBe(15);
    expect(leastPasswordLength(manager, true)).toBe(8);
    expect(leastPasswordLength(client, false)).toBe(8);
  });
});

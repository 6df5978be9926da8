import type { FieldFault } from '../common/field-fault.ts';
import { passwordLengths } from './person-fields.ts';
import { isStaff, type ManagedAccount, mayManage, type StaffMember } from './staff-rights.ts';

export const factors = ['authenticator', 'passkey', 'recovery-code'] as const;
export type Factor = (typeof factors)[number];

/** The ways in which an account can prove itself, beside its password. */
export interface OwnFactors {
  hasAuthenticator: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/** R80: recovery codes alone are no factor; they stand in for one. */
export function hasSecondFactor({ hasAuthenticator, passkeys }: OwnFactors): boolean {
  return hasAuthenticator || passkeys > 0;
}

/** R80: the factors that the account may choose from when it is asked for one. */
export function usableFactors(own: OwnFactors): Factor[] {
  const usable: Record<Factor, boolean> = {
    authenticator: own.hasAuthenticator,
    passkey: own.passkeys > 0,
    'recovery-code': hasSecondFactor(own) && own.recoveryCodes > 0,
  };
  return factors.filter((factor) => usable[factor]);
}

/** R81 */
export function mustHaveFactor(account: { roleId: number }, isRequiredOfStaff: boolean): boolean {
  return isRequiredOfStaff && isStaff(account);
}

/** R81: whoever must have a factor keeps the last one. */
export function mayRemoveFactor({ hasAuthenticator, passkeys }: OwnFactors, mustHave: boolean): boolean {
  return !mustHave || Number(hasAuthenticator) + passkeys > 1;
}

/** R15: a password that stands alone before the rights of staff is a long one. */
export function leastPasswordLength(account: { roleId: number }, hasFactor: boolean): number {
  return isStaff(account) && !hasFactor ? passwordLengths.staff : passwordLengths.usual;
}

/** R81: an owner, for every account but its own. */
export function mayResetFactors(staff: StaffMember, account: ManagedAccount): boolean {
  return staff.isOwner && mayManage(staff, account);
}

/** R82: minutes after a proof in which money and rights may be changed without another one. */
export const proofMinutes = 15;

/** The alphabet of recovery codes has no letters that are taken for digits. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
export const recoveryCodeLength = 12;
export const recoveryCodeCount = 10;
const recoveryPattern = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);

/** R80: people type codes with dashes, spaces and capitals. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** In groups of four, as it is shown. */
export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

export function plainAuthenticatorCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

export function authenticatorCodeFault(typed: string): FieldFault | undefined {
  const code = plainAuthenticatorCode(typed);
  if (code === '') return { problem: 'required' };
  return /^\d{6}$/.test(code) ? undefined : { problem: 'invalid' };
}

export function recoveryCodeFault(typed: string): FieldFault | undefined {
  const code = plainRecoveryCode(typed);
  if (code === '') return { problem: 'required' };
  return recoveryPattern.test(code) ? undefined : { problem: 'invalid' };
}

/** R80: a name by which its owner tells a passkey from others. */
export const longestPasskeyName = 60;

export function passkeyNameFault(name: string): FieldFault | undefined {
  return name.trim() === '' ? { problem: 'required' } : undefined;
}

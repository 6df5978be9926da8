import type { FieldFault } from '../common/field-fault.ts';
import type { Language } from '../common/languages.ts';
import { phoneDigits } from './phone.ts';

/** R15: form and server share these rules for the fields of a person. */
type Fault = FieldFault | undefined;

/** R15: the least lengths of a new password. A password from before is taken as it is. */
export const passwordLengths = { usual: 8, staff: 15 } as const;
const required: FieldFault = { problem: 'required' };
/** Addresses that every mail server accepts; the contract uses the same pattern. */
export const emailPattern =
  /^(?=.{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const russianPhone = /^\+\d{1,3} \(\d{3}\) \d{3}-\d{2}-\d{2}$/;
const anyPhone = /^\+?[\d\s().-]+$/;

export function requiredFault(value: string): Fault {
  return value.trim() === '' ? required : undefined;
}

/** A Russian form asks for surname, name and patronymic. */
export function fullNameFault(name: string, language: Language): Fault {
  if (name.trim() === '') return required;
  const words = name.trim().split(/\s+/).length;
  return language === 'ru' && words !== 3 ? { problem: 'incompleteName' } : undefined;
}

export function mobileFault(mobile: string, language: Language): Fault {
  const value = mobile.trim();
  if (value === '') return required;
  if (language === 'ru') return russianPhone.test(value) ? undefined : { problem: 'incompletePhone' };
  const digits = phoneDigits(value).length;
  return anyPhone.test(value) && digits >= 7 ? undefined : { problem: 'phone' };
}

export function emailFault(email: string): Fault {
  if (email.trim() === '') return required;
  return emailPattern.test(email.trim()) ? undefined : { problem: 'email' };
}

export function newPasswordFault(password: string, atLeast: number = passwordLengths.usual): Fault {
  if (password === '') return required;
  return password.length < atLeast ? { problem: 'tooShort', length: atLeast - 1 } : undefined;
}

export function repeatFault(password: string, repeat: string): Fault {
  if (repeat === '') return required;
  return repeat === password ? undefined : { problem: 'mismatch' };
}

import type { Faults } from '../common/field-fault.ts';
import type { Language } from '../common/languages.ts';
import {
  emailFault,
  fullNameFault,
  mobileFault,
  newPasswordFault,
  repeatFault,
  requiredFault,
} from './person-fields.ts';

export interface SignUpForm {
  fullName: string;
  referralCode: string;
  email: string;
  mobile: string;
  /** Null while none is chosen. */
  country: number | null;
  city: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

/** R15: the referral code may stay empty. */
export function signUpFaults(form: SignUpForm, language: Language): Faults<keyof SignUpForm> {
  return withoutEmpty({
    fullName: fullNameFault(form.fullName, language),
    email: emailFault(form.email),
    mobile: mobileFault(form.mobile, language),
    country: form.country === null ? { problem: 'required' } : undefined,
    city: requiredFault(form.city),
    password: newPasswordFault(form.password),
    confirmPassword: repeatFault(form.password, form.confirmPassword),
    terms: form.terms ? undefined : { problem: 'confirm' },
  });
}

export interface ProfileForm {
  fullName: string;
  mobile: string;
  officePhone: string;
  company: string;
  city: string;
  address: string;
  countryId: number | null;
}

export function profileFaults(form: ProfileForm): Faults<keyof ProfileForm> {
  return withoutEmpty({
    fullName: requiredFault(form.fullName),
    mobile: requiredFault(form.mobile),
    city: requiredFault(form.city),
  });
}

export interface NewPasswordForm {
  newPassword: string;
  confirmPassword: string;
}

export function newPasswordFaults(
  { newPassword, confirmPassword }: NewPasswordForm,
  atLeast?: number,
): Faults<keyof NewPasswordForm> {
  return withoutEmpty({
    newPassword: newPasswordFault(newPassword, atLeast),
    confirmPassword: repeatFault(newPassword, confirmPassword),
  });
}

function withoutEmpty<Name extends string>(faults: Record<string, Faults[string] | undefined>): Faults<Name> {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Name>;
}

import { describe, expect, it } from 'vitest';
import { newPasswordFaults, profileFaults, type SignUpForm, signUpFaults } from './person-forms.ts';

const signUp: SignUpForm = {
  fullName: 'Anna Schmidt',
  referralCode: '',
  email: 'anna@test.seri',
  mobile: '+49 170 1234567',
  country: 183,
  city: 'Bremen',
  password: 'blue harbour',
  confirmPassword: 'blue harbour',
  terms: true,
};

describe('R15 a registration', () => {
  it('has no faults if everything but the referral code is filled in', () => {
    expect(signUpFaults(signUp, 'en')).toEqual({});
  });

  it('has a fault for every empty field except the referral code', () => {
    const empty = { fullName: '', referralCode: '', email: '', mobile: '', country: null, city: '' };
    const faults = signUpFaults({ ...empty, password: '', confirmPassword: '', terms: false }, 'en');
    const { terms, ...others } = faults;
    expect(Object.keys(others).toSorted()).toEqual([
      'city',
      'confirmPassword',
      'country',
      'email',
      'fullName',
      'mobile',
      'password',
    ]);
    expect(new Set(Object.values(others).map(({ problem }) => problem))).toEqual(new Set(['required']));
    expect(terms).toEqual({ problem: 'confirm' });
  });

  it('needs a full name and a complete number in Russian', () => {
    expect(signUpFaults(signUp, 'ru')).toEqual({
      fullName: { problem: 'incompleteName' },
      mobile: { problem: 'incompletePhone' },
    });
  });

  it('needs the same password twice', () => {
    expect(signUpFaults({ ...signUp, confirmPassword: 'other' }, 'en')).toEqual({
      confirmPassword: { problem: 'mismatch' },
    });
  });
});

describe('R15 a profile', () => {
  it('needs name, mobile and city, and nothing else', () => {
    const rest = { officePhone: '', company: '', address: '', countryId: null };
    expect(profileFaults({ fullName: 'A', mobile: '1', city: 'B', ...rest })).toEqual({});
    expect(Object.keys(profileFaults({ fullName: '', mobile: '', city: ' ', ...rest }))).toEqual([
      'fullName',
      'mobile',
      'city',
    ]);
  });
});

describe('R15 a new password', () => {
  it('follows the rules of the registration', () => {
    expect(newPasswordFaults({ newPassword: '1234567', confirmPassword: '12345678' })).toEqual({
      newPassword: { problem: 'tooShort', length: 7 },
      confirmPassword: { problem: 'mismatch' },
    });
    expect(newPasswordFaults({ newPassword: '12345678', confirmPassword: '12345678' })).toEqual({});
  });
});

import { call } from './call.ts';
import type { Done } from './common.schema.ts';
import type { CaptchaChallenge, CaptchaQuery, Profile, SettingsBody, SignInBody } from './identity.schema.ts';

export const identityCalls = {
  captcha: call<{ query: CaptchaQuery; answer: CaptchaChallenge }>()({
    method: 'GET',
    path: '/site/captcha',
    access: 'anyone',
    pace: 'signing-in',
    refusals: [],
    summary: 'A riddle for the visitor’s machine; its solution goes into the header captcha-token',
  }),
  signIn: call<{ body: SignInBody; answer: Done }>()({
    method: 'POST',
    path: '/auth',
    access: 'anyone',
    pace: 'signing-in',
    refusals: ['CAPTCHA', 'invalid_credentials', 'invalid_user'],
    summary: 'Signs in: sets the cookies access-token and refresh-token',
  }),
  refresh: call<{ answer: Done }>()({
    method: 'GET',
    path: '/auth/update',
    access: 'anyone',
    pace: 'signing-in',
    acts: true,
    refusals: [],
    summary: 'Renews the cookies of a sign-in',
  }),
  signOut: call<{ answer: Done }>()({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Ends this sign-in and its live connections',
  }),
  profile: call<{ answer: Profile }>()({
    method: 'GET',
    path: '/user/view-profile',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
    summary: 'The signed-in account with its permissions',
  }),
  updateSettings: call<{ body: SettingsBody; answer: Done }>()({
    method: 'PUT',
    path: '/user/update-setting',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Interface language and bid e-mails of the account',
  }),
} as const;

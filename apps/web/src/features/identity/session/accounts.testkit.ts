import { identityCalls } from '@seri/contract/people/identity.calls';
import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { profileCalls } from '@seri/contract/screens/profile.calls';
import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { languageIds, type Language } from '@seri/domain/common/languages';
import { staffRightsOf } from '@seri/domain/people/given-rights';
import { type Flag, permissionsFrom } from '@seri/domain/people/permissions';
import { permissionsOf, type RoleName, roleIds, userTypeOf } from '@seri/domain/people/roles';
import { day } from '@seri/domain/time/japan-time';
import { userTypes } from '@seri/domain/people/user-types';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import { type OwnProfile, type Session, sessionStatus } from './session-state.ts';
import type { SignIn } from '../profile/sign-in-list.ts';

export interface AccountOptions {
  role?: RoleName;
  language?: Language;
  isOwner?: boolean;
  userId?: number;
  /** In place of those of the role. */
  flags?: readonly Flag[];
  change?: Partial<OwnProfile>;
}

export function profileOf({
  role = 'client',
  language = 'en',
  isOwner = false,
  userId = 7,
  flags,
  change,
}: AccountOptions = {}): OwnProfile {
  const roleId = roleIds[role];
  const isStaff = userTypeOf(roleId) === userTypes.staff;
  return {
    success: true,
    detail: {
      userId,
      userLevel: role,
      fullName: 'Olga Client',
      email: 'olga@example.com',
      company: '',
      countryId: null,
      currency: 'JPY',
      roleId,
      city: 'Yokohama',
      address: '',
      lastLogin: null,
      mobile: '+81 90 1234 5678',
      officePhone: '',
      bidEmailNotify: true,
      language: languageIds[language],
      // The browser's own, so that no test has to answer its report.
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      userType: userTypeOf(roleId),
      manager: null,
      createdAt: '2026-01-10T03:00:00Z',
    },
    signInEndsAt: new Date(Date.now() + 20 * day).toISOString(),
    balanceInfo: {
      balance: 1_000_000,
      creditLimit: 0,
      bidAllow: 1_000_000,
      dailyBidLimit: 0,
      dailyUssLimit: 0,
      activeBids: 0,
    },
    permission: flags ? permissionsFrom(flags) : permissionsOf(roleId),
    can: {
      manageClients: isStaff,
      editCompany: isStaff,
      manageStaff: isOwner,
      ...staffRightsOf({ roleId, isOwner }, {}),
    },
    ...change,
  };
}

export const sessionOf = (account: AccountOptions = {}): Session => ({
  status: sessionStatus.authenticated,
  profile: profileOf(account),
});

export const noFactors = {
  authenticator: null,
  passkeys: [],
  recoveryCodes: 0,
  isRequired: false,
  isRequiredOfStaff: null,
};

export const done = { success: true } as const;

/** Accepts any sign-in as that account, with any password. */
export function allowSignIn(server: FakeServer, account: AccountOptions = {}): void {
  server.answer(identityCalls.signIn, () => {
    server.answer(profileCalls.view, profileOf(account));
    return done;
  });
}

export function signInOf(change: Partial<SignIn> = {}): SignIn {
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    isCurrent: true,
    startedAt: '2026-11-10T03:00:00Z',
    seenAt: '2026-11-17T03:00:00Z',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36',
    address: '192.168.0.7',
    place: 'local',
    ...change,
  };
}

/** Answers the profile page's calls besides the profile. */
export function serveProfilePage(server: FakeServer, signIns: SignIn[] = [signInOf()]): void {
  server.answer(ownAccountCalls.signIns, { signIns });
  server.answer(notificationsCalls.settings, { types: [] });
  server.answer(secondFactorCalls.list, noFactors);
}

/** Serves riddles that the first counter solves; `signatureOf` tells which one was solved. */
export function serveRiddles(server: FakeServer): void {
  let count = 0;
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 8, keyPrefix: '' };
  server.answer(identityCalls.captcha, ({ query }) => {
    count += 1;
    const expiresAt = Math.round(Date.now() / 1000) + 600;
    const signature = `${query.action} ${count}`;
    return { kind: 'riddle' as const, parameters: { ...parameters, expiresAt }, signature };
  });
}

export function signatureOf(solution: string | null | undefined): string {
  const { challenge } = JSON.parse(atob(solution ?? btoa('{}'))) as { challenge?: { signature: string } };
  return challenge?.signature ?? 'none';
}

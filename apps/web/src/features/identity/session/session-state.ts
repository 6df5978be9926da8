import type { AnswerOf } from '@seri/contract/call';
import type { profileCalls } from '@seri/contract/screens/profile.calls';
import type { Flag } from '@seri/domain/people/permissions';
import { userTypes } from '@seri/domain/people/user-types';

export type OwnProfile = AnswerOf<typeof profileCalls.view>;

export const sessionStatus = { unknown: 0, loading: 1, authenticated: 2, anonymous: 3 } as const;

export type Session =
  | { status: typeof sessionStatus.authenticated; profile: OwnProfile }
  | {
      status: Exclude<(typeof sessionStatus)[keyof typeof sessionStatus], typeof sessionStatus.authenticated>;
      profile: null;
    };

export function may(profile: OwnProfile | null, flag: Flag): boolean {
  return profile?.permission[flag] === true;
}

/** False only if the flag is denied: a server may not have heard of it. */
export function mayUnlessDenied(profile: OwnProfile, flag: Flag): boolean {
  return (profile.permission as Partial<OwnProfile['permission']>)[flag] ?? true;
}

/** R57: links to the desk are shown only to whom it is open. */
export const isDeskOpen = (profile: OwnProfile | null): boolean =>
  profile !== null && isStaff(profile) && mayUnlessDenied(profile, 'bidManagementEnabled');

/** Everybody else who is signed in is on the client side. */
export const isStaff = (profile: OwnProfile | null): boolean => profile?.detail.userType === userTypes.staff;

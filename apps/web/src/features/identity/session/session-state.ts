import type { AnswerOf } from '@seri/contract/call';
import type { profileCalls } from '@seri/contract/screens/profile.calls';
import type { Flag } from '@seri/domain/people/permissions';

export type OwnProfile = AnswerOf<typeof profileCalls.view>;

export const sessionStatus = { unknown: 0, loading: 1, authenticated: 2, anonymous: 3 } as const;

export type Session =
  | { status: typeof sessionStatus.authenticated; profile: OwnProfile }
  | { status: Exclude<(typeof sessionStatus)[keyof typeof sessionStatus], 2>; profile: null };

export function may(profile: OwnProfile | null, flag: Flag): boolean {
  return profile?.permission[flag] === true;
}

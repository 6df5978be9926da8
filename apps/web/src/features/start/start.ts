import type { AnswerOf } from '@seri/contract/call';
import type { startCalls } from '@seri/contract/screens/start.calls';
import { isStaff, may } from '../identity/session/session-state.ts';
import { useProfile } from '../identity/session/session.ts';

export const startKey = ['start'] as const;

export type StartCardData = NonNullable<AnswerOf<typeof startCalls.view>['card']>;

/** R65: true for a client side account that may not bid yet. It turns false as soon as the profile says so. */
export function useIsStarting(): boolean {
  const profile = useProfile();
  return profile !== null && !isStaff(profile) && !may(profile, 'biddingAllowed');
}

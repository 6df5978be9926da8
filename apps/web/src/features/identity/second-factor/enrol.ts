import type { InputOf } from '@seri/contract/call';
import { secondFactorCalls } from '@seri/contract/people/second-factor.calls';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { enterPortal } from '../sign-in/sign-in.ts';

export const startEnrolment = (token: string, password: string) =>
  api.send(secondFactorCalls.startEnrolment, { body: { token, password } });

type FinishedEnrolment = InputOf<typeof secondFactorCalls.finishEnrolment>['body'];

/** Answers the recovery codes once the session is loaded: the account is signed in. */
export async function finishEnrolment(body: FinishedEnrolment): Promise<Reply<readonly string[]>> {
  const reply = await api.send(secondFactorCalls.finishEnrolment, { body });
  if (!reply.ok) return reply;
  // If the session does not load, the codes are shown all the same: they are told only now.
  await enterPortal();
  return { ok: true, answer: reply.answer.recoveryCodes };
}

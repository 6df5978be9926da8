import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/api.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { findOutAnew } from '../model/session.ts';

type NewPassword = InputOf<typeof identityCalls.resetPassword>['body'];
type ChangedPassword = InputOf<typeof identityCalls.changePassword>['body'];

/** By the mailed link. Every sign-in of its account ends, and that may be this browser's own. */
export async function resetPassword(
  token: string,
  body: NewPassword,
  captcha: string | undefined,
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.resetPassword, { query: { token }, body }, { captcha });
  if (!reply.ok) return reply.refusal;
  await findOutAnew();
  return undefined;
}

/** By who knows the current one; this browser stays signed in. */
export async function changePassword(body: ChangedPassword): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.changePassword, { body });
  return reply.ok ? undefined : reply.refusal;
}

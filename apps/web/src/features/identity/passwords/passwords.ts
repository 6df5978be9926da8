import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { recheckSession } from '../session/session.ts';

type NewPassword = InputOf<typeof identityCalls.resetPassword>['body'];
type ChangedPassword = InputOf<typeof ownAccountCalls.changePassword>['body'];

/** Resets the password by a mailed link. This ends every sign-in of the account, perhaps this browser's own. */
export async function resetPassword(
  token: string,
  body: NewPassword,
  captcha: string | undefined,
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.resetPassword, { query: { token }, body }, { captcha });
  if (!reply.ok) return reply.refusal;
  await recheckSession();
  return undefined;
}

/** Changes the password with the current one; this browser stays signed in. */
export async function changePassword(body: ChangedPassword): Promise<CallRefusal | undefined> {
  const reply = await api.send(ownAccountCalls.changePassword, { body });
  return reply.ok ? undefined : reply.refusal;
}

import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';

export async function signUp(
  body: InputOf<typeof identityCalls.signUp>['body'],
  captcha: string | undefined,
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.signUp, { body }, { captcha });
  return reply.ok ? undefined : reply.refusal;
}

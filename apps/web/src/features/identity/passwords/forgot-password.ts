import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';

/** The answer is the same for unknown addresses. */
export async function requestPasswordLink(
  email: string,
  captcha: string | undefined,
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.forgotPassword, { query: { email } }, { captcha });
  return reply.ok ? undefined : reply.refusal;
}

import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/api.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';

/** An unknown address is answered as a known one. */
export async function askForPasswordLink(email: string, captcha: string | undefined): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.forgotPassword, { query: { email } }, { captcha });
  return reply.ok ? undefined : reply.refusal;
}

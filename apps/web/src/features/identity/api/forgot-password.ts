import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/api.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** An unknown address is answered as a known one. */
export async function askForPasswordLink(email: string, captcha: string | undefined): Promise<Refusal | undefined> {
  const reply = await api.send(identityCalls.forgotPassword, { query: { email } }, { captcha });
  return reply.ok ? undefined : reply.refusal;
}

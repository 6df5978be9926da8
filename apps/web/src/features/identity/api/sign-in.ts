import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/api.ts';
import { forgetAccount } from '../../../lib/query-client.ts';
import { internal, type CallRefusal, refusalOf } from '../../../lib/refusal.ts';
import { tellOtherTabs } from '../model/same-account.ts';
import { loadSession } from '../model/session.ts';

export type SignInBody = InputOf<typeof identityCalls.signIn>['body'];

/** undefined when signed in: the session is loaded then, in the profile's language. */
export async function signIn(body: SignInBody, captcha: string | undefined): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.signIn, { body }, { captcha });
  if (!reply.ok) return reply.refusal;
  forgetAccount();
  try {
    const { profile } = await loadSession();
    // Signed in and nobody: the browser keeps no cookies, or the server is at odds with itself.
    if (!profile) return internal;
  } catch (error) {
    return refusalOf(error) ?? internal;
  }
  tellOtherTabs();
  return undefined;
}

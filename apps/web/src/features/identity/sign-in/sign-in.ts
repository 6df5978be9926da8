import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import { forgetAccount } from '../../../lib/calls/query-client.ts';
import { internal, type CallRefusal, refusalOf } from '../../../lib/calls/refusal.ts';
import { notifyOtherTabs } from '../session/same-account.ts';
import { loadSession } from '../session/session.ts';

/** Signs in with an email and password. Returns undefined on success. */
export async function signInWith(
  body: InputOf<typeof identityCalls.signIn>['body'],
  captcha: string | undefined,
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.signIn, { body }, { captcha });
  return reply.ok ? enterPortal() : reply.refusal;
}

/** Loads the session of the account that has just signed in, in the language of its profile. */
export async function enterPortal(): Promise<CallRefusal | undefined> {
  forgetAccount();
  try {
    const { profile } = await loadSession();
    // No profile after a successful sign-in: the browser blocks cookies, or the server has a fault.
    if (!profile) return internal;
  } catch (error) {
    return refusalOf(error) ?? internal;
  }
  notifyOtherTabs();
  return undefined;
}

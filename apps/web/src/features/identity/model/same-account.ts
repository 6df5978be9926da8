import { profileCalls } from '@seri/contract/screens/profile.calls';
import { api, hasSession } from '../../../lib/api.ts';
import { audiences } from '../../../lib/page-live.ts';
import { dropSession } from './drop-session.ts';
import { renewProfile, session } from './session.ts';

/** Tabs share their cookies: a sign-in in one makes all of them act as that account. */
const tabs = new BroadcastChannel('seri.account');

export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows no other origin
  tabs.postMessage(session.get().profile?.detail.userId);
}

/** A page that names one account and acts as another one starts anew. */
function expectAccount(id: unknown): void {
  const { profile } = session.get();
  if (profile && profile.detail.userId !== id) window.location.reload();
}

function hear({ data }: MessageEvent<unknown>): void {
  expectAccount(data);
}

/** A tab that slept has heard of nothing. */
function askOnSight(): void {
  if (document.visibilityState === 'visible') void renewProfile();
}

/**
 * Our sign-in was ended from this browser: signed out, or signed in over it in another tab. Whoever is here now is asked
 * for once; the page starts anew as that account, or leaves.
 */
export async function meetSuccessor(leave: () => void): Promise<void> {
  // From now on a 401 is an answer, not the end of a session.
  hasSession.set(false);
  const reply = await api.send(profileCalls.view);
  if (reply.ok) return window.location.reload();
  dropSession();
  leave();
  // The other tab may still wait for its new cookies; it tells when it has them.
  return tabs.addEventListener('message', () => window.location.reload(), { once: true });
}

export function followAccount(): () => void {
  tabs.addEventListener('message', hear);
  document.addEventListener('visibilitychange', askOnSight);
  const unsubscribe = audiences.subscribe(() => {
    const named = audiences.get().find((audience) => audience.startsWith('account:'));
    if (named) expectAccount(Number(named.slice('account:'.length)));
  });
  return () => {
    tabs.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', askOnSight);
    unsubscribe();
  };
}

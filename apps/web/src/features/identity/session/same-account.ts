import { profileCalls } from '@seri/contract/screens/profile.calls';
import { api, hasSession } from '../../../lib/calls/api.ts';
import { audiences } from '../../../lib/live/page-live.ts';
import { dropSession } from './drop-session.ts';
import { renewProfile, session } from './session.ts';

/** Tabs share cookies, so a sign-in in one tab changes the account of all of them. */
const tabs = new BroadcastChannel('seri.account');

export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows no other origin
  tabs.postMessage(session.get().profile?.detail.userId);
}

/** Reloads a page that shows one account but would act as another. */
function expectAccount(id: unknown): void {
  const { profile } = session.get();
  if (profile && profile.detail.userId !== id) window.location.reload();
}

function onTabMessage({ data }: MessageEvent<unknown>): void {
  expectAccount(data);
}

/** A suspended tab has missed messages and events. */
function renewWhenVisible(): void {
  if (document.visibilityState === 'visible') void renewProfile();
}

/**
 * Called when our sign-in was ended in this browser, by a sign-out or a sign-in in another tab. Reloads the page if
 * an account is signed in now, otherwise leaves it.
 */
export async function handleEndedSignIn(leave: () => void): Promise<void> {
  // From now on a 401 is an answer, not the end of a session.
  hasSession.set(false);
  const reply = await api.send(profileCalls.view);
  if (reply.ok) return window.location.reload();
  dropSession();
  leave();
  // The other tab may still wait for its new cookies; it sends a message when it has them.
  return tabs.addEventListener('message', () => window.location.reload(), { once: true });
}

export function watchAccount(): () => void {
  tabs.addEventListener('message', onTabMessage);
  document.addEventListener('visibilitychange', renewWhenVisible);
  const unsubscribe = audiences.subscribe(() => {
    const accountAudience = audiences.get().find((audience) => audience.startsWith('account:'));
    if (accountAudience) expectAccount(Number(accountAudience.slice('account:'.length)));
  });
  return () => {
    tabs.removeEventListener('message', onTabMessage);
    document.removeEventListener('visibilitychange', renewWhenVisible);
    unsubscribe();
  };
}

import { profileCalls } from '@seri/contract/screens/profile.calls';
import { languageOf } from '@seri/domain/common/languages';
import { api, hasSession, sessionExpired } from '../../../lib/api.ts';
import { showLanguage } from '../../../lib/language.ts';
import { RefusalError } from '../../../lib/refusal.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { type Profile, type Session, sessionStatus } from './session-state.ts';

const anonymous: Session = { status: sessionStatus.anonymous, profile: null };

export const session = createStore<Session>({ status: sessionStatus.unknown, profile: null });

export function useProfile(): Profile | null {
  return useStore(session).profile;
}

export function becomeAnonymous(): void {
  hasSession.set(false);
  session.set(anonymous);
}

async function become(profile: Profile): Promise<Session> {
  const language = languageOf(profile.detail.language);
  // Texts that do not come keep nobody out: the page speaks as it did.
  if (language) await showLanguage(language, true).catch(() => {});
  hasSession.set(true);
  const authenticated: Session = { status: sessionStatus.authenticated, profile };
  session.set(authenticated);
  return authenticated;
}

async function askProfile(): Promise<Session> {
  const reply = await api.send(profileCalls.view);
  if (reply.ok) return become(reply.answer);
  const { code } = reply.refusal;
  if (code !== 'NOT_SIGNED_IN' && code !== 'FORBIDDEN') {
    session.set({ status: sessionStatus.unknown, profile: null });
    throw new RefusalError(reply.refusal);
  }
  becomeAnonymous();
  return anonymous;
}

let loading: Promise<Session> | undefined;

/** Asks who is here; those who ask meanwhile wait for the same answer. */
export function loadSession(): Promise<Session> {
  if (!loading) {
    if (session.get().status === sessionStatus.unknown) session.set({ status: sessionStatus.loading, profile: null });
    loading = askProfile().finally(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** Role, flags, means or data have changed: asked again while the page stands. */
export async function renewProfile(): Promise<void> {
  const reply = await api.send(profileCalls.view);
  if (!reply.ok) return;
  // Tabs share their cookies: as another account the page starts anew.
  if (reply.answer.detail.userId === session.get().profile?.detail.userId) await become(reply.answer);
  else if (session.get().profile) window.location.reload();
}

/** Our own sign-in may have ended by what was just done here; the page has said so, and no dialog needs to. */
export async function findOutAnew(): Promise<void> {
  hasSession.set(false);
  await loadSession().catch(() => {});
  sessionExpired.set(false);
}

/** The session as soon as it is known. */
export function knownSession(): Promise<Session> | Session {
  const { status } = session.get();
  const isKnown = status === sessionStatus.authenticated || status === sessionStatus.anonymous;
  return isKnown ? session.get() : loadSession();
}

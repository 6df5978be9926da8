import { profileCalls } from '@seri/contract/screens/profile.calls';
import { languageOf } from '@seri/domain/common/languages';
import { api, hasSession, sessionExpired } from '../../../lib/calls/api.ts';
import { showLanguage } from '../../../lib/language/language.ts';
import { RefusalError } from '../../../lib/calls/refusal.ts';
import { createStore, useStore } from '../../../lib/browser/store.ts';
import { type OwnProfile, type Session, sessionStatus } from './session-state.ts';

const anonymous: Session = { status: sessionStatus.anonymous, profile: null };

export const session = createStore<Session>({ status: sessionStatus.unknown, profile: null });

export function useProfile(): OwnProfile | null {
  return useStore(session).profile;
}

export function becomeAnonymous(): void {
  hasSession.set(false);
  session.set(anonymous);
}

async function applyProfile(profile: OwnProfile): Promise<Session> {
  const language = languageOf(profile.detail.language);
  // If the texts fail to load, the page keeps its language.
  if (language) await showLanguage(language, true).catch(() => {});
  hasSession.set(true);
  const authenticated: Session = { status: sessionStatus.authenticated, profile };
  session.set(authenticated);
  // It says so at another time if its code does not load.
  import('./report-time-zone.ts').then(({ reportTimeZone }) => reportTimeZone(profile)).catch(() => {});
  return authenticated;
}

async function fetchSession(): Promise<Session> {
  const reply = await api.send(profileCalls.view);
  if (reply.ok) return applyProfile(reply.answer);
  const { code } = reply.refusal;
  if (code !== 'NOT_SIGNED_IN' && code !== 'FORBIDDEN') {
    session.set({ status: sessionStatus.unknown, profile: null });
    throw new RefusalError(reply.refusal);
  }
  becomeAnonymous();
  return anonymous;
}

let loading: Promise<Session> | undefined;

/** Loads the session; concurrent callers share one request. */
export function loadSession(): Promise<Session> {
  if (!loading) {
    if (session.get().status === sessionStatus.unknown) session.set({ status: sessionStatus.loading, profile: null });
    loading = fetchSession().finally(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** Refetches the profile after its role, flags, means or data changed. */
export async function renewProfile(): Promise<void> {
  const reply = await api.send(profileCalls.view);
  if (!reply.ok) return;
  // Tabs share cookies: if another account is signed in now, the page reloads.
  if (reply.answer.detail.userId === session.get().profile?.detail.userId) await applyProfile(reply.answer);
  else if (session.get().profile) window.location.reload();
}

/** Use it after an action that may have ended our own sign-in: no session-expired dialog is shown. */
export async function recheckSession(): Promise<void> {
  hasSession.set(false);
  await loadSession().catch(() => {});
  sessionExpired.set(false);
}

/** Returns the session, loading it if needed. */
export function knownSession(): Promise<Session> | Session {
  const { status } = session.get();
  const isKnown = status === sessionStatus.authenticated || status === sessionStatus.anonymous;
  return isKnown ? session.get() : loadSession();
}

import { languageOf } from '@seri/domain/common/languages';
import { sessionExpired } from '../../../lib/calls/api.ts';
import { showLanguage } from '../../../lib/language/language.ts';
import { live } from '../../../lib/live/page-live.ts';
import { watchAccount, handleEndedSignIn } from './same-account.ts';
import { renewProfile, session } from './session.ts';

interface IdentityNavigation {
  toSignIn: () => void;
  /** Checks again whether the account may see this page. */
  recheckAccess: () => void;
}

/** Applies changes to the account from other tabs and browsers, and from staff. */
export function followIdentity({ toSignIn, recheckAccess }: IdentityNavigation): () => void {
  const stops = [
    watchAccount(),
    live.on('sign-in.ended', ({ reason }) => {
      if (reason === 'revoked') sessionExpired.set(true);
      else void handleEndedSignIn(toSignIn);
    }),
    live.on('account.changed', () => void renewProfile().then(recheckAccess)),
    live.on('balance.changed', () => void renewProfile()),
    // An own bid that is placed or ends holds or frees money, also without a booking.
    live.on('bid.changed', ({ accountId }) => {
      if (accountId === session.get().profile?.detail.userId) void renewProfile();
    }),
    live.on('settings.changed', ({ language }) => {
      const chosen = languageOf(language);
      if (chosen) showLanguage(chosen, true).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

import { languageOf } from '@seri/domain/languages';
import { sessionExpired } from '../../../lib/api.ts';
import { showLanguage } from '../../../lib/language.ts';
import { live } from '../../../lib/page-live.ts';
import { dropSession } from './drop-session.ts';
import { followAccount } from './same-account.ts';

/** What other browsers and tabs of the account do to this one. */
export function followIdentity(toSignIn: () => void): () => void {
  const stops = [
    followAccount(),
    live.on('sign-in.ended', ({ reason }) => {
      if (reason === 'revoked') {
        sessionExpired.set(true);
        return;
      }
      dropSession();
      toSignIn();
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

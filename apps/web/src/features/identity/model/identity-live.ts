import { languageOf } from '@seri/domain/common/languages';
import { sessionExpired } from '../../../lib/api.ts';
import { showLanguage } from '../../../lib/language.ts';
import { live } from '../../../lib/page-live.ts';
import { followAccount, meetSuccessor } from './same-account.ts';
import { renewProfile } from './session.ts';

interface Ways {
  toSignIn: () => void;
  /** Whether this page may still be looked at. */
  guardAgain: () => void;
}

/** What other browsers and tabs of the account, and staff, do to this one. */
export function followIdentity({ toSignIn, guardAgain }: Ways): () => void {
  const stops = [
    followAccount(),
    live.on('sign-in.ended', ({ reason }) => {
      if (reason === 'revoked') sessionExpired.set(true);
      else void meetSuccessor(toSignIn);
    }),
    live.on('account.changed', () => void renewProfile().then(guardAgain)),
    live.on('balance.changed', () => void renewProfile()),
    live.on('settings.changed', ({ language }) => {
      const chosen = languageOf(language);
      if (chosen) showLanguage(chosen, true).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

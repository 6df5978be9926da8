import { useState } from 'react';
import type { CaptchaAction } from './captcha.ts';
import { type CaptchaTokens, createTokens } from './captcha-tokens.ts';
import { serverNow } from '../live/clock.ts';

/** A phone without a secure context needs some seconds; after this many ms the form is sent without a token. */
const timeoutMs = 8000;

function obtain(action: CaptchaAction) {
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new Error('The captcha takes too long.')), timeoutMs);
  });
  return Promise.race([import('./captcha.ts').then(({ obtainToken }) => obtainToken(action)), timeout]);
}

/** For forms that bots target. Solving starts when somebody enters the form; the page itself loads nothing for it. */
export function useCaptcha(action: CaptchaAction): CaptchaTokens {
  const [tokens] = useState(() =>
    createTokens({
      obtain: () => obtain(action),
      now: () => serverNow().getTime(),
      // oxlint-disable-next-line no-console -- reported to nobody else: the form stays usable
      onFailure: (error) => console.info('captcha', error),
    }),
  );
  return tokens;
}

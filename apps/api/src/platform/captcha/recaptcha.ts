import { z } from 'zod';
import type { RecaptchaKeys } from '../config/settings.ts';
import type { Captcha, CaptchaParts } from './captcha.ts';
import { useOnce } from './used-once.ts';

const googleAddress = 'https://www.google.com/recaptcha/api/siteverify';
const timeout = 5_000;
const minScore = 0.5;
/** Longer than Google's own tokens live, which is two minutes. */
const rememberFor = 10 * 60_000;
const maxTokenLength = 8_192;

const verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() });
type Verdict = z.infer<typeof verdict>;

/** Google's reCAPTCHA v3: it watches the visitor and gives the token a score, from 0 (a robot) to 1. */
export function openRecaptcha(
  { db, clock, log }: Pick<CaptchaParts, 'db' | 'clock' | 'log'>,
  { siteKey, secret }: RecaptchaKeys,
  address = googleAddress,
): Captcha {
  return {
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    async verify(token, action) {
      if (!token || token.length > maxTokenLength) return false;
      const answer = await askForVerdict(token);
      if (!answer?.success || answer.action !== action || (answer.score ?? 0) < minScore) return false;
      return useOnce(db, token, new Date(clock.now().getTime() + rememberFor));
    },
  };

  /** Null while Google cannot be reached; sign-ins that need no captcha still work. */
  async function askForVerdict(token: string): Promise<Verdict | null> {
    try {
      const body = new URLSearchParams({ secret, response: token });
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(address, { method: 'POST', body, redirect: 'error', signal });
      return verdict.parse(await response.json());
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'reCAPTCHA gives no verdict');
      return null;
    }
  }
}

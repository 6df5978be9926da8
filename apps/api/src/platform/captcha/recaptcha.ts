import { z } from 'zod';
import type { RecaptchaKeys } from '../config/settings.ts';
import type { Captcha, CaptchaParts } from './captcha.ts';
import { useOnce } from './used-once.ts';

const googleAddress = 'https://www.google.com/recaptcha/api/siteverify';
const patience = 5_000;
const leastScore = 0.5;
/** Google's own tokens live two minutes. */
const remembered = 10 * 60_000;
const longest = 8_192;

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
      if (!token || token.length > longest) return false;
      const found = await askForVerdict(token);
      if (!found?.success || found.action !== action || (found.score ?? 0) < leastScore) return false;
      return useOnce(db, token, new Date(clock.now().getTime() + remembered));
    },
  };

  /** Nothing while Google cannot be reached: a sign-in that needs no captcha goes on without it. */
  async function askForVerdict(token: string): Promise<Verdict | null> {
    try {
      const body = new URLSearchParams({ secret, response: token });
      const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
      return verdict.parse(await answer.json());
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'reCAPTCHA gives no verdict');
      return null;
    }
  }
}

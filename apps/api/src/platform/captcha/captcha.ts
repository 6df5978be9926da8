import type { Clock } from '@seri/domain/time/japan-time';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { openRecaptcha } from './recaptcha.ts';
import { openRiddles } from './riddles.ts';

/** The browser's captcha task: a riddle to solve, or the site key of reCAPTCHA. */
export type Challenge =
  | { kind: 'riddle'; parameters: Record<string, unknown>; signature: string }
  | { kind: 'recaptcha'; siteKey: string };

export interface Captcha {
  challenge(action: string): Promise<Challenge>;
  /** True once per token, only for the action it was made for, until it expires. */
  verify(token: string | undefined, action: string): Promise<boolean>;
}

export interface CaptchaParts {
  db: Db;
  clock: Clock;
  log: Log;
  settings: Pick<Settings, 'secret' | 'recaptcha'>;
}

/** Uses reCAPTCHA if it is configured; otherwise our own riddles, without any outside service. */
export function openCaptcha({ settings: { secret, recaptcha }, ...parts }: CaptchaParts): Captcha {
  return recaptcha ? openRecaptcha(parts, recaptcha) : openRiddles(parts, secret);
}

import type { Clock } from '@seri/domain/time/japan-time';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../log.ts';
import { openRecaptcha } from './recaptcha.ts';
import { openRiddles } from './riddles.ts';

/** What a browser needs to show that it is worth answering: a riddle to solve, or the outside service's key. */
export type Challenge =
  | { kind: 'riddle'; parameters: Record<string, unknown>; signature: string }
  | { kind: 'recaptcha'; siteKey: string };

export interface Captcha {
  challenge(action: string): Promise<Challenge>;
  /** Counts once, for the action it was made for, while it is fresh. */
  verify(token: string | undefined, action: string): Promise<boolean>;
}

export interface CaptchaParts {
  db: Db;
  clock: Clock;
  log: Log;
  settings: Pick<Settings, 'secret' | 'recaptcha'>;
}

/** reCAPTCHA where it is set; without it the product asks nobody outside. */
export function openCaptcha({ settings: { secret, recaptcha }, ...parts }: CaptchaParts): Captcha {
  return recaptcha ? openRecaptcha(parts, recaptcha) : openRiddles(parts, secret);
}

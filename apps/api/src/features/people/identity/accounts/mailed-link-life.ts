import { hour } from '@seri/domain/time/japan-time';

/** R17: how long a mailed link works. */
export const linkLife = {
  'verify-email': 24 * hour,
  'reset-password': hour,
  'enrol-factor': hour,
  /** Longer, since the operator hands it out and may not reach the person at once. */
  'first-owner': 24 * hour,
} as const;

export type LinkKind = 'verify-email' | 'reset-password' | 'enrol-factor';

/** The most links of one kind mailed to one account per hour, whoever asks for them. */
export const linksPerHour = 3;

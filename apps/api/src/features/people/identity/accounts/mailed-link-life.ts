import { hour } from '@seri/domain/time/japan-time';

/** R17: how long a mailed link works. */
export const linkLife = {
  'verify-email': 24 * hour,
  'reset-password': hour,
  /** Given out by whoever runs the portal, who may not reach the person at once. */
  'first-owner': 24 * hour,
} as const;

export type LinkKind = 'verify-email' | 'reset-password';

/** So many of a kind are mailed to one account in an hour, whoever asks for them. */
export const linksPerHour = 3;

import { day } from '../time/japan-time.ts';

/** R44: what opens a shared lot. */
export const shareCodeDigits = 6;
export const sharersAtMost = 20;
/** How long a code holds after its sharer has asked for it last. */
export const shareLife = 90 * day;

export function isShareCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

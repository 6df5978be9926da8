import { day } from '../time/japan-time.ts';

/** R44: a share code opens one shared lot. */
export const shareCodeDigits = 6;
export const sharersAtMost = 20;
/** A code expires this long after its sharer last asked for it. */
export const shareLife = 90 * day;

export function isShareCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

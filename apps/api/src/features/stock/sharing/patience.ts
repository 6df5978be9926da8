import { minute } from '@seri/domain/time/japan-time';
import type { PatienceTable } from '../../../platform/tries/patience.ts';
import { addressKey, type TryKey } from '../../../platform/tries/try-key.ts';

const lockedOut = 15 * minute;

/** R44. */
export const patience = {
  /** One visitor on one lot: the fifth wrong code locks out. */
  'share-visitor': { free: 4, firstWait: lockedOut, forgetting: lockedOut, withoutCaptcha: Infinity },
  /** All visitors of one lot: demands a captcha but locks nobody out. Forgets slowly, because addresses are cheap. */
  'share-lot': { free: Infinity, firstWait: 0, forgetting: 60 * minute, withoutCaptcha: 10 },
  /** One address on all lots: generous, because it may be an office. */
  'share-address': { free: 60, firstWait: 1000, forgetting: minute, withoutCaptcha: Infinity },
} as const satisfies PatienceTable;

export function shareTries(lotId: number, address: string | null): TryKey<keyof typeof patience>[] {
  return [
    `${addressKey('share-visitor', address)} ${lotId}`,
    `share-lot:${lotId}`,
    addressKey('share-address', address),
  ];
}

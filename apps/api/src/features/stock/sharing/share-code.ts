import { createHmac, timingSafeEqual } from 'node:crypto';
import { shareCodeDigits, sharersAtMost } from '@seri/domain/lots/share-code';
import { derivedSecret } from '../../../platform/derived-secret.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export interface Share {
  lotId: number;
  accountId: number;
  /** Incremented while another sharer of the lot has the same code. */
  variant: number;
}

const codes = 10n ** BigInt(shareCodeDigits);

/** R44: derived from the secret, so it is stored nowhere. */
export function shareCode(secret: string, { lotId, accountId, variant }: Share): string {
  const digest = createHmac('sha256', derivedSecret(secret, 'share codes'))
    .update(`${lotId} ${accountId} ${variant}`)
    .digest();
  // With 64 bits the bias of the remainder is negligible.
  return String(digest.readBigUInt64BE() % codes).padStart(shareCodeDigits, '0');
}

/** Returns the account's existing share, or a new one whose code differs from all others of the lot. */
export function chooseShare(secret: string, lotId: number, accountId: number, shares: readonly Share[]): Share {
  const own = shares.find((share) => share.accountId === accountId);
  if (own) return own;
  if (shares.length >= sharersAtMost) throw refusal('SHARE_LIMIT');
  const taken = new Set(shares.map((share) => shareCode(secret, share)));
  const share = { lotId, accountId, variant: 0 };
  while (taken.has(shareCode(secret, share))) share.variant += 1;
  return share;
}

const nobody: Share = { lotId: 0, accountId: 0, variant: 0 };

/** Whether the code belongs to one of the shares, in constant time: always compares with as many shares as a lot may have. */
export function isCodeOf(secret: string, code: string, shares: readonly Share[]): boolean {
  const actual = Buffer.from(code);
  const fits = Array.from({ length: sharersAtMost }, (_, place) => {
    const share = shares[place];
    const isEqual = timingSafeEqual(actual, Buffer.from(shareCode(secret, share ?? nobody)));
    return isEqual && share !== undefined;
  });
  return fits.includes(true);
}

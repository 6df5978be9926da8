import { createHmac, timingSafeEqual } from 'node:crypto';
import { shareCodeDigits, sharersAtMost } from '@seri/domain/lots/share-code';
import { derivedSecret } from '../../../platform/derived-secret.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export interface Share {
  lotId: number;
  accountId: number;
  /** Counted up where another sharer of the lot has the same code. */
  variant: number;
}

const codes = 10n ** BigInt(shareCodeDigits);

/** R44: derived, so that it is kept nowhere. */
export function shareCode(secret: string, { lotId, accountId, variant }: Share): string {
  const digest = createHmac('sha256', derivedSecret(secret, 'share codes'))
    .update(`${lotId} ${accountId} ${variant}`)
    .digest();
  // Of 64 bits no remainder is likelier than another, as far as anybody could tell.
  return String(digest.readBigUInt64BE() % codes).padStart(shareCodeDigits, '0');
}

/** The sharer's own share again, or one more, whose code no other sharer of the lot has. */
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

/** Whether the code is one of these. It takes as long however many there are, and whichever it is. */
export function isCodeOf(secret: string, code: string, shares: readonly Share[]): boolean {
  const given = Buffer.from(code);
  const fits = Array.from({ length: sharersAtMost }, (_, place) => {
    const share = shares[place];
    const isEqual = timingSafeEqual(given, Buffer.from(shareCode(secret, share ?? nobody)));
    return isEqual && share !== undefined;
  });
  return fits.includes(true);
}

import { isShareCode, sharersAtMost } from '@seri/domain/lots/share-code';
import { describe, expect, it } from 'vitest';
import { chooseShare, isCodeOf, type Share, shareCode } from './share-code.ts';

const secret = 'a secret of tests that nobody else uses';
const shareOf = (accountId: number, variant = 0): Share => ({ lotId: 7, accountId, variant });
const accounts = (many: number) => Array.from({ length: many }, (_, index) => shareOf(index + 1));

/** Two accounts whose codes for the lot collide. */
function twins(): [Share, Share] {
  const seen = new Map<string, Share>();
  for (const share of accounts(100_000)) {
    const code = shareCode(secret, share);
    const twin = seen.get(code);
    if (twin) return [twin, share];
    seen.set(code, share);
  }
  throw new Error('A hundred thousand codes, all different?');
}

describe('R44 a share code', () => {
  it('has six digits, leading zeros among them', () => {
    const codes = accounts(2_000).map((share) => shareCode(secret, share));
    expect(codes.filter((code) => !isShareCode(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('depends on secret, lot, sharer and variant, and on nothing else', () => {
    const code = shareCode(secret, shareOf(1));
    expect(shareCode(secret, shareOf(1))).toBe(code);
    const others = [shareOf(2), shareOf(1, 1), { ...shareOf(1), lotId: 8 }].map((share) => shareCode(secret, share));
    expect([...others, shareCode('another secret', shareOf(1))]).not.toContain(code);
  });

  it('is evenly distributed', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const share of accounts(10_000)) counts[Number(shareCode(secret, share)[0])]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
  });
});

describe('R44 a sharer', () => {
  it('has one share of a lot', () => {
    const own = shareOf(2, 3);
    expect(chooseShare(secret, 7, 2, [shareOf(1), own])).toBe(own);
  });

  it('never gets the code of another sharer of the lot', () => {
    const [first, second] = twins();
    expect(chooseShare(secret, 7, second.accountId, [])).toEqual(second);
    expect(chooseShare(secret, 7, second.accountId, [first])).toEqual({ ...second, variant: 1 });
  });

  it('is one of at most twenty, and an existing sharer is never refused', () => {
    const full = accounts(sharersAtMost);
    expect(chooseShare(secret, 7, 21, full.slice(1))).toEqual(shareOf(21));
    expect(() => chooseShare(secret, 7, 21, full)).toThrow('SHARE_LIMIT');
    expect(chooseShare(secret, 7, 20, full)).toEqual(shareOf(20));
  });
});

describe('R44 a code opens', () => {
  const full = accounts(sharersAtMost);

  it('the lot, whichever of its sharers it belongs to', () => {
    expect(full.every((share) => isCodeOf(secret, shareCode(secret, share), full))).toBe(true);
    expect(isCodeOf(secret, shareCode(secret, shareOf(21)), full)).toBe(false);
  });

  it('no lot without sharers', () => {
    expect(isCodeOf(secret, shareCode(secret, { lotId: 0, accountId: 0, variant: 0 }), [])).toBe(false);
  });
});

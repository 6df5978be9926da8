import { describe, expect, it } from 'vitest';
import { remembered, type Tries, waitAfter, withOneMore } from '../../../../platform/tries/patience.ts';
import { signInPatience } from './patience.ts';

const now = new Date('2026-11-18T03:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const tries = (count: number, lastAt = now): Tries => ({ count, lastAt, waitUntil: lastAt });

describe('R18 the wait after tries', () => {
  it('doubles from the fifth try at an e-mail, up to a quarter of an hour', () => {
    const seconds = [1, 4, 5, 6, 7, 8, 14, 15, 100].map((count) => waitAfter(count, signInPatience.email) / 1000);
    expect(seconds).toEqual([0, 0, 1, 2, 4, 8, 512, 900, 900]);
  });

  it('starts with the thirtieth try of an address, which may be an office', () => {
    expect([29, 30, 31].map((count) => waitAfter(count, signInPatience.address))).toEqual([0, 1000, 2000]);
  });

  it('starts when the try is made', () => {
    expect(withOneMore(tries(4, minutesAgo(3)), now, signInPatience.email)).toEqual({
      count: 5,
      lastAt: minutesAgo(3),
      waitUntil: new Date(now.getTime() + 1000),
    });
  });
});

describe('R18 tries are forgotten', () => {
  it('one by one', () => {
    expect(remembered(tries(5, minutesAgo(14)), now, signInPatience.email).count).toBe(5);
    expect(remembered(tries(5, minutesAgo(15)), now, signInPatience.email).count).toBe(4);
    expect(remembered(tries(5, minutesAgo(74)), now, signInPatience.email).count).toBe(1);
    expect(remembered(tries(5, minutesAgo(75)), now, signInPatience.email)).toMatchObject({ count: 0, lastAt: now });
  });

  it('continuously, so that slow guesses add up', () => {
    expect(remembered(tries(5, minutesAgo(20)), now, signInPatience.email)).toMatchObject({ lastAt: minutesAgo(5) });
  });

  it('not because a clock went back', () => {
    expect(remembered(tries(5, minutesAgo(-60)), now, signInPatience.email)).toEqual(tries(5, minutesAgo(-60)));
  });
});

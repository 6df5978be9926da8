import { describe, expect, it } from 'vitest';
import { readWrittenDay } from './written-day.ts';

describe('a day in a file of others', () => {
  it.each([
    '2026-11-07',
    '2026/11/7',
    '2026.11.07',
    '07.11.2026',
    '7.11.2026',
    '20261107',
    '2026年11月7日',
    '令和8年11月7日',
    '令和８年１１月７日',
    'R8.11.7',
    'r8/11/07',
    '2026/11/07 09:15',
    '2026-11-07T09:15:30',
    '07.11.2026 09:15:30',
  ])('may be written %s', (text) => {
    expect(readWrittenDay(text)).toBe('2026-11-07');
  });

  it('is of the first year of an era by its own word', () => {
    expect(readWrittenDay('令和元年5月1日')).toBe('2019-05-01');
    expect(readWrittenDay('H31.4.30')).toBe('2019-04-30');
  });

  it.each(['', '2026-02-29', '31.11.2026', '20261301', '11/27/2026', 'R8.13.1', '27.11.26', '令和8年', '合計'])(
    'is none: %j',
    (text) => {
      expect(readWrittenDay(text)).toBeUndefined();
    },
  );
});

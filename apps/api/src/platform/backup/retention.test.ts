import { describe, expect, it } from 'vitest';
import { chooseExpired, backupNameOf, madeAtOf } from './retention.ts';

/** One backup each night for so many days, the newest first. */
function nights(count: number): string[] {
  const last = Date.parse('2026-11-26T18:30:00Z');
  return Array.from({ length: count }, (_, day) => backupNameOf(new Date(last - day * 86_400_000)));
}

describe('the backups that are kept', () => {
  it('have a name that says when they were made', () => {
    const madeAt = new Date('2026-11-26T18:30:07.123Z');
    expect(backupNameOf(madeAt)).toBe('seri-20261126T183007Z.backup');
    expect(madeAtOf(backupNameOf(madeAt))).toEqual(new Date('2026-11-26T18:30:07Z'));
  });

  it('are the newest of seven days and of four weeks', () => {
    const all = nights(60);
    const expired = new Set(chooseExpired(all, { days: 7, weeks: 4 }));
    expect(all.filter((name) => !expired.has(name)).map((name) => name.slice(5, 13))).toEqual([
      '20261126',
      '20261125',
      '20261124',
      '20261123',
      '20261122',
      '20261121',
      '20261120',
      // The last nights of two weeks before, which end on Sunday in Japan.
      '20261114',
      '20261107',
    ]);
  });

  it('are the newest of a day when several were made', () => {
    const [one, other] = ['seri-20261126T010000Z.backup', 'seri-20261126T020000Z.backup'];
    expect(chooseExpired([one, other], { days: 7, weeks: 4 })).toEqual([one]);
  });

  it('are never files of other names', () => {
    const others = ['notes.txt', 'seri-20261126T183007Z.backup.partial', 'my-seri-20261126T183007Z.backup'];
    expect(chooseExpired([...others, ...nights(1)], { days: 0, weeks: 0 })).toEqual(nights(1));
  });
});

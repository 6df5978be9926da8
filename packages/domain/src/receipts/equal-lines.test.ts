import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyedLine, lineKey, newLines } from './equal-lines.ts';

const lineOf = (change: Partial<KeyedLine> = {}): KeyedLine => ({
  bankAccount: 'MUFG 1234567',
  bookedOn: '2026-11-27',
  amount: 500_000,
  currency: 'JPY',
  senderName: 'IVANOV IVAN',
  text: 'CAR PAYMENT',
  reference: '',
  ...change,
});

const countsOf = (lines: readonly KeyedLine[]) =>
  new Map([...Map.groupBy(lines, lineKey)].map(([key, equal]) => [key, equal.length]));

/** Keeps one file after the other. */
const keep = (files: readonly (readonly KeyedLine[])[]) =>
  files.reduce<KeyedLine[]>((kept, file) => kept.concat(newLines(file, countsOf(kept))), []);

describe('equal lines', () => {
  it.each<[string, Partial<KeyedLine>]>([
    ['blanks, case and signs', { senderName: ' Ivanov, Ivan', text: 'car  payment.' }],
    ['the width of letters', { senderName: 'ＩＶＡＮＯＶ　ＩＶＡＮ' }],
  ])('may differ in %s', (_what, change) => {
    expect(lineKey(lineOf(change))).toBe(lineKey(lineOf()));
  });

  it.each<Partial<KeyedLine>>([
    { bankAccount: 'MUFG 7654321' },
    { bookedOn: '2026-11-28' },
    { amount: 500_001 },
    { currency: 'USD' },
    { senderName: 'IVANOV PETR' },
    { text: 'CAR PAYMENT 2' },
    { reference: 'A1' },
  ])('do not differ in %j', (change) => {
    expect(lineKey(lineOf(change))).not.toBe(lineKey(lineOf()));
  });

  it('have one name of the bank where it gives names, within its account', () => {
    const named = lineOf({ reference: 'FT-1' });
    expect(lineKey(lineOf({ reference: 'ft 1', text: 'other', senderName: '' }))).toBe(lineKey(named));
    expect(lineKey(lineOf({ reference: 'FT-2' }))).not.toBe(lineKey(named));
    expect(lineKey(lineOf({ reference: 'FT-1', bankAccount: 'SMBC 1' }))).not.toBe(lineKey(named));
  });
});

describe('the new lines of a file', () => {
  it('are all of a first file, also two equal ones, and none of the same file again', () => {
    const file = [lineOf(), lineOf(), lineOf({ amount: 1 })];
    expect(keep([file])).toEqual(file);
    expect(keep([file, file])).toEqual(file);
  });

  it('of Monday to Friday after Monday to Wednesday are neither lost nor doubled', () => {
    const day = fc.integer({ min: 23, max: 27 });
    const line = fc
      .record({ day, amount: fc.constantFrom(100, 200) })
      .map(({ day: one, amount }) => lineOf({ bookedOn: `2026-11-${one}` as KeyedLine['bookedOn'], amount }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), day, day, (week, from, to) => {
        const part = week.filter(
          ({ bookedOn }) => Number(bookedOn.slice(8)) >= from && Number(bookedOn.slice(8)) <= to,
        );
        expect(countsOf(keep([part, week, part]))).toEqual(countsOf(week));
      }),
    );
  });
});

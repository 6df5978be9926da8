import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chassisDifference, serialOf } from './chassis-likeness.ts';

describe('a chassis number that is nearly known', () => {
  it.each([
    ['GK3-I234567', { kind: 'lookAlike', at: 3 }],
    ['GK3-123456Z', { kind: 'edit', at: 9 }],
    ['GK3-1Z34567', { kind: 'lookAlike', at: 4 }],
    ['GK3-1234568', { kind: 'edit', at: 9 }],
    ['GK3-123456', { kind: 'edit', at: 9 }],
    ['GK3-12345677', { kind: 'edit', at: 10 }],
    ['GK3-123456?', { kind: 'edit', at: 9 }],
    ['GК3-1234567', { kind: 'alphabet', at: 1 }],
    ['GК3-1234568', null],
    ['GK3-1243567', null],
    ['gk3 1234567', null],
    ['', null],
  ] as const)('%j of GK3-1234567', (listed, difference) => {
    expect(chassisDifference(listed, 'GK3-1234567')).toEqual(difference);
  });

  it('is found whichever sign was changed, added or left out', () => {
    const number = fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z]-\d{7}$/);
    fc.assert(
      fc.property(number, fc.nat(12), fc.constantFrom('change', 'add', 'drop'), (known, place, what) => {
        const key = known.replace('-', '');
        const at = place % key.length;
        const sign = key[at] === 'X' ? 'Y' : 'X';
        const rest = key.slice(what === 'add' ? at : at + 1);
        const listed = key.slice(0, at) + (what === 'drop' ? '' : sign) + rest;
        expect(chassisDifference(listed, known) === null).toBe(listed === key);
      }),
    );
  });
});

describe('the serial number of a car', () => {
  it.each([
    ['GK3-1234567', '1234567'],
    ['JTMBFREV50D123456', '123456'],
    ['SH1-12345', null],
    ['1234567', '1234567'],
  ])('of %s', (written, serial) => expect(serialOf(written)).toBe(serial));
});
